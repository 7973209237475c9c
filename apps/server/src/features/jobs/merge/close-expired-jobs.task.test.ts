import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { Posting } from '../../postings/index.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { closeExpiredJobs } from './close-expired-jobs.task.ts'

const text = sourcedValue(`<p>${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`)

const { world } = useWorld()

function store(kind: string, postings: readonly Posting[]) {
  return storeBoard(
    world.ctx,
    { kind },
    postings.map((posting) => ({ posting })),
  )
}

/** Returns the day this many days from now, in a source's format. */
function inDays(days: number) {
  return sourcedValue(new Date(world.clock.now().getTime() + days * 86_400_000))
}

function jobsOf(name: string) {
  return world.ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select(['job.closed_at', 'job.valid_through', 'job.title'])
    .where('company.name', '=', name)
    .orderBy('job.title')
    .execute()
}

test('a job closes after its last day, and stays closed even if a board still lists it', async () => {
  const companyName = sourcedValue('Short Notice')
  const postings = [
    makePosting({ companyName, title: sourcedValue('A'), validThrough: inDays(2) }),
    makePosting({ companyName, title: sourcedValue('B'), validThrough: inDays(9) }),
    makePosting({ companyName, title: sourcedValue('C') }),
  ]
  await store('lever', postings)
  await closeExpiredJobs.handle(world.ctx, {})
  expect((await jobsOf('Short Notice')).map(({ closed_at }) => closed_at)).toEqual([null, null, null])
  world.clock.advance(3 * 86_400_000)
  await closeExpiredJobs.handle(world.ctx, {})
  const closedAt = world.clock.now()
  expect((await jobsOf('Short Notice')).map(({ closed_at }) => closed_at)).toEqual([closedAt, null, null])
  expect(await store('lever', postings)).toMatchObject({ unchanged: 3 })
  expect((await jobsOf('Short Notice'))[0]?.closed_at).toEqual(closedAt)

  await store('lever', [{ ...makePosting(), ...postings[0], validThrough: inDays(5) }, ...postings.slice(1)])
  expect((await jobsOf('Short Notice'))[0]?.closed_at).toBeNull()
})

test('a job on two boards stays open until the later last day', async () => {
  const role = { companyName: sourcedValue('Two Days'), title: sourcedValue('Tailor'), description: text }
  await store('lever', [makePosting({ ...role, validThrough: inDays(1) })])
  const laterDay = inDays(20)
  await store('ashby', [makePosting({ ...role, validThrough: laterDay })])
  world.clock.advance(2 * 86_400_000)
  await closeExpiredJobs.handle(world.ctx, {})
  expect(await jobsOf('Two Days')).toMatchObject([{ closed_at: null, valid_through: laterDay.value }])
})
