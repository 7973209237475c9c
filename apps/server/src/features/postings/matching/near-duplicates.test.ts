import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { makePlace, makePosting, sourcedValue } from '../posting.factory.ts'
import type { Posting } from '../posting.ts'
import { storeBoard } from '../store/store-board.ts'
import { type KnownPosting, nearDuplicates } from './near-duplicates.factory.ts'

const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')

const { world } = useWorld()

function store(kind: string, postings: readonly Posting[]) {
  return storeBoard(
    world.ctx,
    { kind },
    postings.map((posting) => ({ posting })),
  )
}

function jobs(companyName: string) {
  return world.ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select(['job.id', 'job.slug', 'job.closed_at', 'job.posted_at', 'job.title'])
    .where('company.name', '=', companyName)
    .orderBy('job.created_at')
    .execute()
}

test('a thousand postings are grouped into the same jobs as in the labelled data', async () => {
  const labelledPostings = nearDuplicates()
  expect(labelledPostings).toHaveLength(1000)
  for (const kind of ['lever', 'greenhouse'] as const) {
    const postings = labelledPostings.filter(({ board }) => board === kind).map(({ posting }) => posting)
    const { rejected } = await store(kind, postings)
    expect(rejected).toEqual([])
  }
  const rows = await world.ctx.db.selectFrom('posting').select(['key', 'job_id']).execute()
  const jobOf = new Map(rows.map(({ key, job_id }) => [key, job_id]))
  expect(groupsOf(labelledPostings, ({ posting }) => jobOf.get(posting.key) ?? '')).toEqual(
    groupsOf(labelledPostings, ({ job }) => job),
  )
})

/** Returns the keys of each job; the groups and their keys are sorted. */
function groupsOf(known: readonly KnownPosting[], by: (one: KnownPosting) => string): string[] {
  const groups = [...Map.groupBy(known, by).values()]
  return groups
    .map((group) =>
      group
        .map(({ posting }) => posting.key)
        .toSorted()
        .join(' '),
    )
    .toSorted()
}

test('a role in two places is one job with both places, and closes with its last posting', async () => {
  const role = {
    companyName: sourcedValue('Two Quays'),
    title: sourcedValue('Pilot'),
    description: sourcedValue(`<p>${text}</p>`),
  }
  const here = makePosting({ ...role, places: [makePlace({ locality: 'Faro', country: 'PT' })] })
  const copy = makePosting({
    ...role,
    places: [makePlace({ locality: 'Vigo', country: 'ES' })],
    datePosted: sourcedValue(new Date('2026-06-10T08:00:00Z')),
  })
  expect(await store('lever', [here, copy])).toMatchObject({ added: 2, joined: 1 })
  const [job] = await jobs('Two Quays')
  const places = await world.ctx.db
    .selectFrom('job_place')
    .innerJoin('place', 'place.id', 'place_id')
    .select('place.slug')
    .where('job_id', '=', job?.id ?? '')
    .orderBy('position')
    .execute()
  expect(places.map(({ slug }) => slug)).toEqual(['faro-pt', 'vigo-es'])

  await store('lever', [copy])
  expect(await jobs('Two Quays')).toMatchObject([{ closed_at: null, posted_at: new Date('2026-06-10T08:00:00Z') }])
  await storeBoard(world.ctx, { kind: 'lever', companyName: 'Two Quays', allowEmpty: true }, [])
  expect(await jobs('Two Quays')).toMatchObject([{ id: job?.id, closed_at: world.clock.now() }])
})

test('a job posted again under another key keeps its address', async () => {
  const role = {
    companyName: sourcedValue('Again Ltd'),
    title: sourcedValue('Diver'),
    description: sourcedValue(`<p>${text}</p>`),
  }
  await store('lever', [makePosting(role), makePosting({ companyName: sourcedValue('Again Ltd') })])
  const before = (await jobs('Again Ltd')).find(({ title }) => title === 'Diver')
  await store('lever', [makePosting({ companyName: sourcedValue('Again Ltd'), title: sourcedValue('Cook') })])
  world.clock.advance(30 * 86_400_000)
  await store('lever', [makePosting({ ...role, datePosted: sourcedValue(world.clock.now()) })])
  const diver = (await jobs('Again Ltd')).filter(({ title }) => title === 'Diver')
  expect(diver).toMatchObject([{ slug: before?.slug, closed_at: null, posted_at: world.clock.now() }])
})

test('values missing from one board are taken from another, with that board as their source', async () => {
  const role = {
    companyName: sourcedValue('Half Said'),
    title: sourcedValue('Rigger'),
    description: sourcedValue(`<p>${text}</p>`),
  }
  await store('lever', [makePosting(role)])
  const pay = { value: { min: 20, max: 25, currency: 'EUR', period: 'HOUR' }, path: 'pay', rule: 'as-given' } as const
  await store('ashby', [makePosting({ ...role, pay, datePosted: sourcedValue(new Date('2026-06-02T08:00:00Z')) })])
  const [job, ...others] = await jobs('Half Said')
  expect(others).toEqual([])
  const row = await world.ctx.db
    .selectFrom('job')
    .select(['pay_min', 'provenance'])
    .where('id', '=', job?.id ?? '')
    .executeTakeFirst()
  expect(row?.pay_min).toBe(20)
  expect(row?.provenance.find(({ field }) => field === 'pay')).toMatchObject({ source: 'ashby' })
})

test('boards stored at the same time create one job for one role', async () => {
  const role = {
    companyName: sourcedValue('Same Hour'),
    title: sourcedValue('Welder'),
    description: sourcedValue(`<p>${text}</p>`),
  }
  const kinds = ['lever', 'ashby', 'greenhouse', 'workable', 'personio']
  await Promise.all(kinds.flatMap((kind) => [store(kind, [makePosting(role)]), store(kind, [makePosting(role)])]))
  expect(await jobs('Same Hour')).toHaveLength(1)
})
