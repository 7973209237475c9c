import type { JobList } from '@rise/contract/jobs/kinds'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { listJobs } from '../list-jobs.ts'
import { refreshSearch } from './refresh-search.ts'
import { addCompanies, addJobs, addPlaces } from './searched-jobs.factory.ts'

const MINUTE_MS = 60_000
/** The number of the first page that uses a remembered start, and of the two pages after it. */
const [DEEP, NEXT, THIRD] = [51, 52, 53]

const { world } = useWorld()
let companies: Map<string, string>
let places: Map<string, string>
let postedMs = Date.UTC(2026, 0, 1)

/** Adds jobs that are each newer than all earlier ones. */
function add(count: number): Promise<string[]> {
  const jobs = Array.from({ length: count }, () => {
    postedMs += MINUTE_MS
    const [company, department] = ['registry', 'administration']
    return { title: 'Clerk', company, places: ['porto'], department, posted_at: new Date(postedMs) }
  })
  return addJobs(world.ctx, jobs, companies, places)
}

beforeAll(async () => {
  companies = await addCompanies(world.ctx, ['Registry'])
  places = await addPlaces(world.ctx, [{ slug: 'porto' }])
  await add(1_100)
})
// Expires the cached results of earlier tests.
beforeEach(() => world.clock.advance(MINUTE_MS))

/** Returns the jobs of a page, counted from the newest job. */
async function countedIds(page: number): Promise<string[]> {
  const jobs = await world.ctx.db
    .selectFrom('job')
    .select('id')
    .where('closed_at', 'is', null)
    .orderBy('posted_at', 'desc')
    .offset((page - 1) * 20)
    .limit(20)
    .execute()
  return jobs.map(({ id }) => id)
}

function change(id: string, columns: { closed_at?: Date; posted_at?: Date }): Promise<void> {
  return world.ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set(columns).where('id', '=', id).execute()
    await refreshSearch(tx, [id])
  })
}

describe.each<[string, { list: JobList[]; location?: string; category?: string }]>([
  ['all jobs', { list: ['all'] }],
  ['the jobs of a category', { list: ['all'], category: 'administration' }],
  ['the jobs of a place', { list: ['all'], location: 'porto' }],
])('deep pages of %s', (_name, filter) => {
  const listedIds = async (page: number) => (await listJobs(world.ctx, { ...filter, page })).items.map((job) => job._id)

  test('follow each other without gaps, even while jobs are posted', async () => {
    const pages = [await countedIds(DEEP), await countedIds(NEXT), await countedIds(THIRD)]
    expect(await listedIds(DEEP)).toEqual(pages[0])
    await add(3)
    expect(await listedIds(NEXT)).toEqual(pages[1])
    expect(await listedIds(THIRD)).toEqual(pages[2])
  })

  test('are recounted from the newest job after a minute', async () => {
    const before = await listedIds(DEEP)
    await add(3)
    expect(await listedIds(DEEP)).toEqual(before)
    world.clock.advance(MINUTE_MS)
    const after = await listedIds(DEEP)
    expect(after).toEqual(await countedIds(DEEP))
    expect(after.slice(3)).toEqual(before.slice(0, 17))
  })

  test('are recounted from the newest job if the job that they started with was reposted or closed', async () => {
    await listedIds(DEEP)
    postedMs += MINUTE_MS
    const [again = ''] = await countedIds(NEXT)
    await change(again, { posted_at: new Date(postedMs) })
    expect(await listedIds(NEXT)).toEqual(await countedIds(NEXT))
    const [closedId = ''] = await countedIds(NEXT)
    await change(closedId, { closed_at: new Date(postedMs) })
    expect(await listedIds(NEXT)).toEqual(await countedIds(NEXT))
  })
})
