import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { listJobs } from '../list-jobs.ts'
import { refreshSearch } from './refresh-search.ts'
import { addCompanies, addJobs } from './searched-jobs.factory.ts'

const MANY_JOBS = 120

const { world } = useWorld()

async function titles(): Promise<string[]> {
  const { items } = await listJobs(world.ctx, { list: ['all'], keyword: 'welder', sort: 'newest', page: 1 })
  return items.map(({ title }) => title)
}

test('a search with many matches shows new jobs within seconds and drops closed ones immediately', async () => {
  const { ctx } = world
  const companies = await addCompanies(ctx, ['Quayside'])
  const day = (index: number) => new Date(ctx.clock.now().getTime() - (index + 1) * 86_400_000)
  const samples = Array.from({ length: MANY_JOBS }, (_, index) => ({
    title: `Welder ${index}`,
    company: 'quayside',
    posted_at: day(index),
  }))
  const [newestId = ''] = await addJobs(ctx, samples, companies)
  expect((await titles()).slice(0, 2)).toEqual(['Welder 0', 'Welder 1'])

  await addJobs(ctx, [{ title: 'Welder, night shift', company: 'quayside' }], companies)
  await ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set({ closed_at: ctx.clock.now() }).where('id', '=', newestId).execute()
    await refreshSearch(tx, [newestId])
  })
  expect((await titles())[0]).toBe('Welder 1')

  world.clock.advance(6_000)
  expect((await titles()).slice(0, 2)).toEqual(['Welder, night shift', 'Welder 1'])
})
