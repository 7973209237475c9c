import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { Command } from '../../../platform/command.ts'
import { findJob } from '../../jobs/index.ts'
import { makePlace, makePosting, sourcedValue } from '../posting.factory.ts'
import { storeBoard } from '../store/store-board.ts'
import { joinJobsCommand, splitJobCommand } from './join-jobs.command.ts'

const text = `<p>${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`

const { world } = useWorld()

async function run(command: Command, ...args: string[]) {
  const lines: string[] = []
  const addLine = (line: string) => void lines.push(line)
  const preparedWork = await command.prepare(args, { print: addLine, printError: addLine })
  const status = typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx)
  return { status, said: lines.join('\n') }
}

/** Returns the slugs of a company's jobs, oldest first. */
async function slugsAt(name: string, open = true): Promise<string[]> {
  const rows = await world.ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select('job.slug')
    .where('company.name', '=', name)
    .$if(open, (query) => query.where('job.closed_at', 'is', null))
    .orderBy('job.created_at')
    .orderBy('job.id')
    .execute()
  return rows.map(({ slug }) => slug)
}

function storeRole(name: string, cities: readonly string[]) {
  const items = cities.map((locality, index) => ({
    posting: makePosting({
      key: `${name} ${locality}`,
      companyName: sourcedValue(name),
      title: sourcedValue('Stoker'),
      description: sourcedValue(text),
      places: [makePlace({ locality, country: 'PT' })],
      datePosted: sourcedValue(new Date(Date.UTC(2026, 4, 1 + index))),
    }),
  }))
  return storeBoard(world.ctx, { kind: 'lever' }, items)
}

test('a split job stays split even when its board is read again, and can be joined again', async () => {
  await storeRole('Boiler House', ['Faro', 'Porto', 'Braga'])
  const [slug = ''] = await slugsAt('Boiler House')
  expect(await run(splitJobCommand, `https://rise.example/jobs/${slug}?x=1`)).toMatchObject({ status: 0 })
  const slugs = await slugsAt('Boiler House')
  expect(slugs).toHaveLength(3)
  expect(slugs).toContain(slug)
  await storeRole('Boiler House', ['Faro', 'Porto', 'Braga', 'Evora'])
  expect(await slugsAt('Boiler House')).toHaveLength(4)

  const other = slugs.find((one) => one !== slug) ?? ''
  expect(await run(joinJobsCommand, slug, other)).toMatchObject({
    status: 0,
    said: `${slug} has 2 postings now; the address ${other} leads there.`,
  })
  expect(await slugsAt('Boiler House')).toHaveLength(3)
  const { job } = await findJob(world.ctx, other)
  expect(job.slug).toBe(slug)
  expect(job.sources).toHaveLength(2)
})

test('the address of a job that was joined twice redirects to the final job', async () => {
  await storeRole('Long Way', ['Faro', 'Porto', 'Braga'])
  const [slug = ''] = await slugsAt('Long Way')
  await run(splitJobCommand, slug)
  const [first = '', second = '', third = ''] = await slugsAt('Long Way')
  await run(joinJobsCommand, second, first)
  await run(joinJobsCommand, third, second)
  expect((await findJob(world.ctx, first)).job.slug).toBe(third)
})

test('jobs that cannot be joined or split are refused with the reason', async () => {
  await storeRole('One', ['Faro'])
  await storeRole('Other', ['Faro'])
  const [[one = ''], [other = '']] = [await slugsAt('One'), await slugsAt('Other')]
  expect(await run(joinJobsCommand, one, other)).toEqual({ status: 1, said: 'Jobs of two companies are never one.' })
  expect(await run(joinJobsCommand, one, one)).toEqual({ status: 1, said: 'These two are one job already.' })
  expect(await run(joinJobsCommand, one, 'no-such-job')).toMatchObject({ status: 1 })
  expect(await run(splitJobCommand, one)).toEqual({ status: 1, said: 'This job has one posting only.' })
  expect((await run(joinJobsCommand, one)).said).toContain('Usage: npm run rise -- join-jobs <slug> <slug>')
  expect((await run(splitJobCommand)).said).toContain('Usage: npm run rise -- split-job <slug>')
})
