import type { JobList } from '@rise/contract/jobs/kinds'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import type { Posting } from '../postings/index.ts'
import { storeBoard } from '../postings/index.ts'
import { makePlace, makePosting, sourcedValue } from '../postings/posting.factory.ts'
import { countJobsByFacet } from './count-jobs-by-facet.ts'
import { type ListJobsInput, listJobs } from './list-jobs.ts'

const { world } = useWorld()

const berlin = makePlace({ locality: 'Berlin', country: 'DE', asWritten: 'Berlin, Germany' })
const oslo = makePlace({ locality: 'Oslo', country: 'NO', asWritten: 'Oslo, Norway' })

function posting(title: string, day: number, parts: Partial<Posting> = {}): Posting {
  return makePosting({
    title: sourcedValue(title),
    datePosted: sourcedValue(new Date(Date.UTC(2026, 4, day))),
    ...parts,
  })
}

beforeAll(async () => {
  const postings = [
    posting('Designer', 1, { workType: sourcedValue('Remote'), department: sourcedValue('design'), places: [berlin] }),
    posting('Engineer', 2, {
      workType: sourcedValue('Hybrid'),
      department: sourcedValue('engineering'),
      places: [berlin, oslo],
    }),
    posting('Nurse', 3, { workType: sourcedValue('Onsite'), department: sourcedValue('healthcare'), places: [oslo] }),
    posting('Keeper', 4, { skills: sourcedValue(['Navigation']) }),
  ]
  await storeBoard(
    world.ctx,
    { kind: 'lever', companyName: 'Harbour Lights' },
    postings.map((one) => ({ posting: one })),
  )
  const many = Array.from({ length: 41 }, (_, index) =>
    posting(`Clerk ${index}`, 5, { department: sourcedValue('administration') }),
  )
  await storeBoard(
    world.ctx,
    { kind: 'lever', companyName: 'Paper Mill' },
    many.map((one) => ({ posting: one })),
  )
})

async function titles(input: Partial<ListJobsInput>): Promise<string[]> {
  const { items } = await listJobs(world.ctx, { list: ['all'], page: 1, ...input })
  return items.map((job) => job.title)
}

test('jobs come newest first, twenty per page, each on one page only', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => listJobs(world.ctx, { list: ['all'], page })))
  expect(pages.map(({ items, pages: count, total }) => [items.length, count, total])).toEqual([
    [20, 3, 45],
    [20, 3, 45],
    [5, 3, 45],
  ])
  const allItems = pages.flatMap(({ items }) => items)
  expect(new Set(allItems.map((job) => job._id)).size).toBe(45)
  const dates = allItems.map((job) => job.datePosted)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test.each<[JobList, string[]]>([
  ['remote', ['Designer']],
  ['hybrid', ['Engineer']],
  ['onsite', ['Nurse']],
])('the list %s has only jobs with that work type', async (list, expected) => {
  expect(await titles({ list: [list] })).toEqual(expected)
})

test('undisclosed jobs are those without a stated work type', async () => {
  const { total } = await listJobs(world.ctx, { list: ['undisclosed'], page: 1 })
  expect(total).toBe(42)
})

test('department, place, company and keywords narrow the list together', async () => {
  expect(await titles({ category: 'engineering' })).toEqual(['Engineer'])
  expect(await titles({ location: 'oslo-no' })).toEqual(['Nurse', 'Engineer'])
  expect(await titles({ location: 'berlin-de', category: 'design' })).toEqual(['Designer'])
  expect(await titles({ company: 'harbour-lights' })).toEqual(['Keeper', 'Nurse', 'Engineer', 'Designer'])
  expect(await titles({ keyword: 'navigation' })).toEqual(['Keeper'])
  expect(await titles({ keyword: 'HARBOUR nurse' })).toEqual(['Nurse'])
  expect(await titles({ keyword: 'harbour', list: ['remote'] })).toEqual(['Designer'])
})

test.each(["' or 1=1 --", '(((', '!', '\\', '日本', ':*', '& |'])(
  'the keywords %j are not interpreted as query syntax',
  async (keyword) => {
    expect(await titles({ keyword })).toEqual([])
  },
)

test('a known department without jobs returns an empty first page', async () => {
  const result = await listJobs(world.ctx, { list: ['all'], category: 'legal', page: 1 })
  expect(result).toMatchObject({ items: [], total: 0, pages: 1, category: { slug: 'legal' } })
})

test.each<[Partial<ListJobsInput>, string]>([
  [{ category: 'wizardry' }, 'category-not-found'],
  [{ location: 'atlantis' }, 'place-not-found'],
  [{ company: 'nobody' }, 'company-not-found'],
  [{ page: 4 }, 'page-not-found'],
])('%j is refused as %s', async (input, code) => {
  await expect(listJobs(world.ctx, { list: ['all'], page: 1, ...input })).rejects.toMatchObject({
    status: 404,
    declaration: { code },
  })
})

test('a closed job leaves the lists', async () => {
  const board = { kind: 'lever', companyName: 'Short Season' }
  const [presentPosting, gonePosting] = [
    posting('Gardener', 6, { places: [oslo] }),
    posting('Florist', 6, { places: [oslo] }),
  ]
  await storeBoard(world.ctx, board, [{ posting: presentPosting }, { posting: gonePosting }])
  await storeBoard(world.ctx, board, [{ posting: presentPosting }])
  expect(await titles({ company: 'short-season' })).toEqual(['Gardener'])
})

test('facets count open jobs by department and place, and are at most half a minute old', async () => {
  const facets = await countJobsByFacet(world.ctx, 'hybrid')
  expect(facets).toMatchObject({
    total: 1,
    departments: [{ slug: 'engineering', name: 'Engineering', jobs: 1 }],
    places: [
      { slug: 'berlin-de', jobs: 1 },
      { slug: 'oslo-no', jobs: 1 },
    ],
  })
  const addedPosting = posting('Technician', 7, { workType: sourcedValue('Hybrid') })
  await storeBoard(world.ctx, { kind: 'lever', companyName: 'Windmill' }, [{ posting: addedPosting }])
  expect((await countJobsByFacet(world.ctx, 'hybrid')).total).toBe(1)
  world.clock.advance(30_000)
  expect((await countJobsByFacet(world.ctx, 'hybrid')).total).toBe(2)
})
