// Tests lists, searches and counts against a model that scans all jobs.

import { type JobList, seniorities, workTypeOfList } from '@rise/contract/jobs/kinds'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { Context } from '../../../platform/context.ts'
import { type ListJobsInput, listJobs } from '../list-jobs.ts'
import { countPerFilter } from './counts/count-per-filter.ts'
import { addCompanies, addJobs, addPlaces } from './searched-jobs.factory.ts'

const DAY_MS = 86_400_000
const JOBS = 300
const words = ['engineer', 'manager', 'nurse', 'night', 'python', 'senior', 'berlin', 'c++']
const departments = ['engineering', 'healthcare', 'sales']
const companies = { acme: 'acme', 'night-shift': 'night shift', umbrella: 'umbrella' }
const cities: Readonly<Record<string, readonly string[]>> = {
  berlin: ['berlin', 'germany'],
  potsdam: ['potsdam', 'germany'],
  oslo: ['oslo', 'norway'],
  germany: ['germany'],
}
const lists: readonly JobList[] = ['remote', 'hybrid', 'onsite', 'undisclosed']

const { world } = useWorld()
let jobs: ModelJob[]

type ModelJob = ReturnType<typeof makeJob>

function makeJob(seed: number) {
  const pick = <T>(list: readonly T[], salt: number): T => list[Math.floor(hash(seed * 31 + salt) * list.length)] as T
  const known = <T>(value: T, share: number, salt: number): T | null => (hash(seed * 17 + salt) < share ? value : null)
  const pay = known(20_000 + Math.floor(hash(seed) * 100) * 1_000, 0.5, 1)
  return {
    title: [pick(words, 1), pick(words, 2)].join(' '),
    skills: [pick(words, 3)],
    text: [pick(words, 4), pick(words, 5), pick(words, 6)].join(' '),
    company: pick(Object.keys(companies) as (keyof typeof companies)[], 7),
    department: known(pick(departments, 8), 0.8, 2),
    seniority: known(pick(seniorities.slice(0, 3), 9), 0.8, 3),
    employment_type: known(pick(['Full-time', 'Contract'] as const, 10), 0.8, 4),
    language: known(pick(['en', 'de'] as const, 17), 0.8, 5),
    work_type: pick(['Remote', 'Hybrid', 'Onsite', 'Unknown'] as const, 11),
    application_type: pick(['Smart Apply', 'Apply Directly'] as const, 12),
    places: [...new Set([pick(Object.keys(cities), 13), pick(Object.keys(cities), 14)])].slice(0, pick([0, 1, 2], 15)),
    pay,
    currency: pay === null ? null : pick(['EUR', 'USD'], 16),
    // Several jobs have the same date, so that sorting needs more than the date.
    posted_at: new Date(Date.UTC(2026, 5, 15, 8) - Math.floor(hash(seed + 0.5) * 40) * DAY_MS),
  }
}

/** Returns a pseudo-random number from 0 to 1 for a seed. */
function hash(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453
  return value - Math.floor(value)
}

beforeAll(async () => {
  jobs = Array.from({ length: JOBS }, (_, index) => makeJob(index + 1))
  const companyIds = await addCompanies(world.ctx, Object.values(companies))
  const placeIds = await addPlaces(world.ctx, [
    { slug: 'germany' },
    { slug: 'norway' },
    { slug: 'berlin', locality: 'Berlin', latitude: 52.52, longitude: 13.4, within: ['germany'] },
    { slug: 'potsdam', locality: 'Potsdam', latitude: 52.4, longitude: 13.07, within: ['germany'] },
    { slug: 'oslo', locality: 'Oslo', latitude: 59.91, longitude: 10.75, within: ['norway'] },
  ])
  await addJobs(
    world.ctx,
    jobs.map(({ text, pay, currency, ...job }, index) => ({
      ...job,
      description: `<p class="python">${text}</p><p>number ${index}</p>`,
      pay_max: pay,
      pay_currency: currency,
      pay_period: pay === null ? null : ('YEAR' as const),
    })),
    companyIds,
    placeIds,
  )
})

function holds(job: ModelJob, filter: JobFilter): boolean {
  const { list, category, location, radius, seniority, employmentType, payFrom = 0, payCurrency, postedWithin } = filter
  const areas = job.places.flatMap((place) => cities[place] ?? [])
  const near: Record<string, string[]> = {
    berlin: ['berlin', 'potsdam'],
    potsdam: ['berlin', 'potsdam'],
    oslo: ['oslo'],
  }
  return [
    list.includes('all') || list.some((one) => workTypeOfList[one] === job.work_type),
    !category || job.department === category,
    !location || (radius ? (near[location] ?? []).some((city) => areas.includes(city)) : areas.includes(location)),
    !seniority || (job.seniority !== null && seniority.includes(job.seniority)),
    !employmentType || (job.employment_type !== null && employmentType.includes(job.employment_type)),
    !filter.language || filter.language.includes(job.language ?? 'und'),
    !filter.applicationType || job.application_type === filter.applicationType,
    !filter.company || job.company === filter.company,
    !payCurrency || (job.currency === payCurrency && (job.pay ?? 0) >= payFrom),
    !filter.pay || (filter.pay === 'stated') === (job.currency !== null && job.pay !== null),
    !postedWithin || job.posted_at.getTime() >= Date.UTC(2026, 5, 15 - postedWithin),
  ].every(Boolean)
}

interface Search {
  readonly all: readonly (readonly string[])[]
  readonly none: readonly string[]
}

function matches(job: ModelJob, { all, none }: Search, withText: boolean): boolean {
  const best = `${job.title} ${job.skills.join(' ')} ${companies[job.company]}`.split(' ')
  const searchedWords = withText ? [...best, ...job.text.split(' ')] : best
  return (
    all.every((group) => group.some((word) => searchedWords.includes(word))) &&
    !none.some((word) => best.includes(word))
  )
}

const someOf = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const filters = fc
  .record({
    list: fc.oneof(fc.constant<JobList[]>(['all']), someOf(lists)),
    category: maybe(fc.constantFrom(...departments)),
    location: maybe(fc.constantFrom(...Object.keys(cities), 'norway')),
    near: fc.boolean(),
    seniority: maybe(someOf(seniorities.slice(0, 3))),
    employmentType: maybe(someOf(['Full-time', 'Contract'] as const)),
    language: maybe(someOf(['en', 'de', 'und'])),
    applicationType: maybe(fc.constantFrom('Smart Apply', 'Apply Directly')),
    company: maybe(fc.constantFrom(...Object.keys(companies))),
    payFrom: maybe(fc.integer({ min: 0, max: 130_000 })),
    payCurrency: fc.constantFrom('EUR', 'USD'),
    pay: maybe(fc.constantFrom('stated' as const, 'unstated' as const)),
    postedWithin: maybe(fc.integer({ min: 1, max: 45 })),
  })
  .map(
    ({ near, payFrom, payCurrency, ...filter }): JobFilter => ({
      ...filter,
      ...(payFrom !== undefined && { payFrom, payCurrency }),
      ...(near && filter.location && ['berlin', 'potsdam', 'oslo'].includes(filter.location) && { radius: 50 }),
    }),
  )
const searches: fc.Arbitrary<Search> = fc.record({
  all: fc.array(fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 3,
  }),
  none: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 1 }),
})

function keywordOf({ all, none }: Search): string {
  return [...all.map((group) => group.join(' or ')), ...none.map((word) => `-${word}`)].join(' ')
}

/** Returns all pages of a list, as indexes of the model's jobs. */
async function wholeList(
  filter: Omit<ListJobsInput, 'page'>,
  ctx = world.ctx,
): Promise<{ found: number[]; total: number }> {
  const ids: string[] = []
  let pages = 1
  let total = 0
  for (let page = 1; page <= pages; page++) {
    const answer = await listJobs(ctx, { ...filter, page })
    ids.push(...answer.items.map(({ _id }) => _id))
    pages = answer.pages
    total = answer.total
  }
  const rows = await world.ctx.db.selectFrom('job').select(['id', 'description']).execute()
  const numbers = new Map(rows.map(({ id, description }) => [id, Number(/number (\d+)/.exec(description)?.[1])]))
  return { found: ids.map((id) => numbers.get(id) ?? -1), total }
}

const dateOf = (index: number) => jobs[index]?.posted_at.getTime() ?? 0

function expectNewestFirst(found: readonly number[]): void {
  const dates = found.map(dateOf)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
}

/** Checks the newest matches by description: they must be sorted by how many of the words their titles have. */
function expectBestTitlesFirst(found: readonly number[], { all }: Search): void {
  const RANKED_JOBS = 60
  const inTitle = (index: number) => {
    const title = jobs[index]?.title.split(' ') ?? []
    return all.filter((group) => group.some((word) => title.includes(word))).length
  }
  const firstFound = found.slice(0, RANKED_JOBS)
  const sortedByTitle = firstFound.toSorted((a, b) => inTitle(b) - inTitle(a) || dateOf(b) - dateOf(a))
  expect(firstFound.map((index) => [inTitle(index), dateOf(index)])).toEqual(
    sortedByTitle.map((index) => [inTitle(index), dateOf(index)]),
  )
}

test('a list has exactly the jobs that match its filter, each on one page, newest first', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const expected = jobs.flatMap((job, index) => (holds(job, filter) ? [index] : []))
      const { found, total } = await wholeList(filter)
      expect(found.toSorted((a, b) => a - b)).toEqual(expected)
      expect(total).toBe(expected.length)
      expectNewestFirst(found)
    }),
    { numRuns: 60 },
  )
})

test('the counts of a filter equal the totals of the lists they lead to', async () => {
  await fc.assert(
    fc.asyncProperty(filters, maybe(searches), async (filter, search) => {
      const counts = await countPerFilter(world.ctx, { ...filter, ...(search && { keyword: keywordOf(search) }) })
      const count = (other: Partial<JobFilter>) =>
        jobs.filter((job) => holds(job, { ...filter, ...other }) && (!search || matches(job, search, true))).length
      const expected = <T>(values: readonly T[], narrow: (value: T) => Partial<JobFilter>) =>
        Object.fromEntries(values.map((value) => [value, count(narrow(value))]).filter(([, jobs]) => jobs !== 0))
      const countsOf = ({ options }: { options: { value: string; jobs: number }[] }) =>
        Object.fromEntries(options.map(({ value, jobs }) => [value, jobs]))

      expect(counts.total).toBe(count({}))
      expect(countsOf(counts.list)).toEqual(expected(lists, (list) => ({ list: [list] })))
      expect(countsOf(counts.category)).toEqual(expected(departments, (category) => ({ category })))
      expect(countsOf(counts.seniority)).toEqual(expected(seniorities, (seniority) => ({ seniority: [seniority] })))
      expect(countsOf(counts.employmentType)).toEqual(
        expected(['Full-time', 'Contract'] as const, (type) => ({ employmentType: [type] })),
      )
      expect(countsOf(counts.language)).toEqual(expected(['en', 'de', 'und'], (language) => ({ language: [language] })))
      expect(countsOf(counts.applicationType)).toEqual(
        expected(['Smart Apply', 'Apply Directly'] as const, (applicationType) => ({ applicationType })),
      )
      expect(countsOf(counts.postedWithin)).toEqual(expected([1, 3, 7, 14, 30], (postedWithin) => ({ postedWithin })))
      expect(countsOf(counts.company)).toEqual(expected(Object.keys(companies), (company) => ({ company })))
      expect(countsOf(counts.location)).toEqual(
        expected([...Object.keys(cities), 'norway'], (location) => ({ location, radius: undefined })),
      )
      const { currency } = counts.payFrom
      for (const { value, jobs } of counts.payFrom.options) {
        expect(jobs).toBe(count({ payCurrency: currency ?? '', payFrom: Number(value), pay: undefined }))
      }
      expect(countsOf(counts.payCurrency)).toEqual(
        expected(['EUR', 'USD'], (payCurrency) => ({ payCurrency, payFrom: undefined, pay: undefined })),
      )
      expect(countsOf(counts.pay)).toEqual(
        expected(['stated', 'unstated'] as const, (pay) => ({ pay, payCurrency: undefined, payFrom: undefined })),
      )
      expect(Object.values(counts).every((part) => typeof part !== 'object' || part.exact)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

/** Runs with counters that claim very many jobs of each kind, so that the plans for large boards are chosen. */
async function amongVeryMany(): Promise<Context> {
  const { ctx } = world
  await sql`
    insert into job_count_change (dimension, key, work_type, department, jobs)
    select distinct dimension, key, work_type, department, 100000 from job_count_change`.execute(ctx.db)
  // This context has a cache of its own.
  return { ...ctx }
}

describe.each([
  ['few', async () => world.ctx],
  ['very many', amongVeryMany],
])('among %s jobs', (_, contextOf) => {
  test('a search has exactly the jobs with its words, each on one page, with matches in title, skills or company first', async () => {
    const ctx = await contextOf()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant<JobFilter>({ list: ['all'] }), filters),
        searches,
        async (filter, search) => {
          const expected = jobs.flatMap((job, index) =>
            holds(job, filter) && matches(job, search, true) ? [index] : [],
          )
          const byBest = expected.filter((index) =>
            jobs.some((job, own) => own === index && matches(job, search, false)),
          )
          const { found, total } = await wholeList({ ...filter, keyword: keywordOf(search) }, ctx)
          expect(found.toSorted((a, b) => a - b)).toEqual(expected)
          expect(total).toBe(expected.length)
          expect(found.slice(0, byBest.length).toSorted((a, b) => a - b)).toEqual(byBest)
          expectBestTitlesFirst(found.slice(byBest.length), search)
          expectNewestFirst((await wholeList({ ...filter, keyword: keywordOf(search), sort: 'newest' }, ctx)).found)
        },
      ),
      { numRuns: 60 },
    )
  })
})
