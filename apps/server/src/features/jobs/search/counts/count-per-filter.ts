import { applicationTypes, employmentTypes, seniorities } from '@rise/contract/jobs/kinds'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { FilterCounts } from '@rise/contract/jobs/search/shapes'
import { COUNT_CAP } from '@rise/contract/pagination'
import type { Context } from '../../../../platform/context.ts'
import type { Requester } from '../../../../platform/http/requester.ts'
import { COUNTED } from '../find-matches.ts'
import type { Selection } from '../selection.ts'
import { type Count, countJobs, countMatches, isCountedList } from './count-jobs.ts'
import { countedTallies } from './counted-tallies.ts'
import {
  currencyOptions,
  departmentOptions,
  fixedOptions,
  languageOptions,
  listOptions,
  payOptions,
  postedWithinOptions,
  statedOptions,
  type Tally,
} from './filter-options.ts'
import { readFilter, type SearchedSelection } from './read-filter.ts'
import { type Tallies, type TallyDimension, tallyJobs } from './tally-jobs.ts'

/** The part of a selection that each dimension sets. */
const partOf = {
  workType: 'workTypes',
  department: 'department',
  seniority: 'seniorities',
  employmentType: 'employmentTypes',
  language: 'languages',
  applicationType: 'applicationType',
  day: 'postedSince',
  pay: 'pay',
  place: 'placeIds',
  company: 'companyId',
} as const satisfies Partial<Record<TallyDimension, keyof Selection>>

type Dimension = keyof typeof partOf
const dimensions = Object.keys(partOf).filter((name): name is Dimension => name in partOf)

export interface CountsPerFilter {
  total: number
  totalCapped: boolean
  list: FilterCounts
  category: FilterCounts
  seniority: FilterCounts
  employmentType: FilterCounts
  language: FilterCounts
  applicationType: FilterCounts
  postedWithin: FilterCounts
  location: FilterCounts
  company: FilterCounts
  pay: FilterCounts
  payCurrency: FilterCounts
  payFrom: FilterCounts & { currency: string | null }
}

/**
 * Counts the jobs that each further filter would leave. Each filter's counts ignore its own current value. Lists with
 * only work types and a department are read from the counters; for others, at most a thousand jobs are counted, and a
 * flag shows if there are more.
 */
export async function countPerFilter(
  ctx: Context,
  filter: JobFilter,
  viewer: Requester = { kind: 'guest' },
): Promise<CountsPerFilter> {
  const filterRead = await readFilter(ctx, filter, viewer)
  if (filterRead === undefined) {
    return present(ctx, new Map(), { total: { jobs: 0, exact: true }, currency: filter.payCurrency })
  }
  const { selection, isSingle, isPlaceTyped } = filterRead
  const { shared, tallied } = await tallyAll(ctx, selection, isPlaceTyped)
  const total = await totalOf(ctx, selection, { shared, isSingle })
  return present(ctx, tallied, { total, currency: filter.payCurrency })
}

/**
 * Returns the number of jobs. If the tally covers all jobs, this is its total. If it scanned only the newest ones, its
 * total is a minimum. Otherwise, the jobs are counted separately.
 */
async function totalOf(
  ctx: Context,
  { words, ...selection }: SearchedSelection,
  { shared, isSingle }: { readonly shared: Tallies; readonly isSingle: boolean },
): Promise<Count> {
  const tallyTotal = shared.rows.find(({ dimension }) => dimension === 'all')?.jobs ?? 0
  if (shared.exact) return { jobs: Math.min(tallyTotal, COUNT_CAP), exact: tallyTotal <= COUNT_CAP }
  if (shared.isOpen) return { jobs: Math.min(tallyTotal, COUNTED), exact: false }
  return words === undefined ? countJobs(ctx, selection) : countMatches(ctx, { ...selection, words }, isSingle)
}

interface AllTallies {
  /** The tallies of the whole selection. */
  readonly shared: Tallies
  readonly tallied: ReadonlyMap<Dimension, Tallies>
}

/**
 * Returns the tallies for each dimension, each without the filter of that dimension. One query covers all dimensions
 * without a filter, and each dimension with a filter has its own.
 */
async function tallyAll(ctx: Context, selection: SearchedSelection, isPlaceTyped: boolean): Promise<AllTallies> {
  if (isCountedList(selection)) {
    const sharedTallies = await countedTallies(ctx, selection)
    return { shared: sharedTallies, tallied: new Map(dimensions.map((dimension) => [dimension, sharedTallies])) }
  }
  const isChosen = (dimension: Dimension) => !(isPlaceTyped && dimension === 'place')
  const filteredDimensions = dimensions.filter(
    (dimension) => selection[partOf[dimension]] !== undefined && isChosen(dimension),
  )
  const openDimensions = dimensions.filter((dimension) => !filteredDimensions.includes(dimension))
  const [shared, ...ownTallies] = await Promise.all([
    tallyJobs(ctx, selection, openDimensions),
    ...filteredDimensions.map((dimension) => {
      const { [partOf[dimension]]: _, ...others } = selection
      return isCountedList(others) ? countedTallies(ctx, others) : tallyJobs(ctx, others, [dimension])
    }),
  ])
  const ownOf = (dimension: Dimension) => ownTallies[filteredDimensions.indexOf(dimension)] ?? shared
  return { shared, tallied: new Map(dimensions.map((dimension) => [dimension, ownOf(dimension)])) }
}

function present(
  { clock }: Context,
  tallied: ReadonlyMap<Dimension, Tallies>,
  { total, currency }: { readonly total: Count; readonly currency: string | undefined },
): CountsPerFilter {
  const rows = (dimension: Dimension) => tallied.get(dimension)?.rows.filter((row) => row.dimension === dimension) ?? []
  const counts = (
    dimension: Dimension,
    options: (tallies: readonly Tally[]) => FilterCounts['options'],
  ): FilterCounts => ({
    exact: tallied.get(dimension)?.exact ?? true,
    options: options(rows(dimension)),
  })
  const namedOptions = (dimension: Dimension) =>
    counts(dimension, () => rows(dimension).map(({ key, name, jobs }) => ({ value: key, name: name ?? key, jobs })))
  const totalIn = (dimension: Dimension) =>
    tallied.get(dimension)?.rows.find((row) => row.dimension === 'all')?.jobs ?? 0
  const payCurrency = counts('pay', currencyOptions)
  const shownCurrency = currency ?? payCurrency.options[0]?.value ?? null
  return {
    total: total.jobs,
    totalCapped: !total.exact,
    list: counts('workType', listOptions),
    category: counts('department', departmentOptions),
    seniority: counts('seniority', (tallies) => fixedOptions(seniorities, tallies)),
    employmentType: counts('employmentType', (tallies) => fixedOptions(employmentTypes, tallies)),
    language: counts('language', languageOptions),
    applicationType: counts('applicationType', (tallies) => fixedOptions(applicationTypes, tallies)),
    postedWithin: counts('day', (tallies) => postedWithinOptions(tallies, clock.now())),
    location: namedOptions('place'),
    company: namedOptions('company'),
    pay: counts('pay', (tallies) => statedOptions(tallies, totalIn('pay'))),
    payCurrency,
    payFrom: {
      ...counts('pay', (tallies) => (shownCurrency === null ? [] : payOptions(tallies, shownCurrency))),
      currency: shownCurrency,
    },
  }
}
