import { jobLists, type WorkType, workTypeOfList } from '@rise/contract/jobs/kinds'
import { postedWithinDays } from '@rise/contract/jobs/search/kinds'
import type { FilterCounts } from '@rise/contract/jobs/search/shapes'
import { findDepartment } from '../../find-department.ts'

/** A value with its number of jobs. */
export interface Tally {
  readonly key: string
  readonly jobs: number
}

type Option = FilterCounts['options'][number]

const DAY_MS = 86_400_000
const roundSums = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80]
const MOST_STEPS = 8

/** Returns the lists by work type as options, in the order of `jobLists`. */
export function listOptions(tallies: readonly Tally[]): Option[] {
  return jobLists.flatMap((list) => {
    const workType: WorkType | undefined = workTypeOfList[list]
    const jobs = tallies.find(({ key }) => key === workType)?.jobs
    return workType !== undefined && jobs !== undefined ? [{ value: list, name: workType, jobs }] : []
  })
}

/** Returns departments as options, those with the most jobs first. */
export function departmentOptions(tallies: readonly Tally[]): Option[] {
  return mostFirst(tallies).flatMap(({ key, jobs }) => {
    const department = findDepartment(key)
    return department ? [{ value: department.slug, name: department.name, jobs }] : []
  })
}

/** Returns languages by code as options, those with the most jobs first. */
export function languageOptions(tallies: readonly Tally[]): Option[] {
  return mostFirst(tallies).map(({ key, jobs }) => ({ value: key, name: key, jobs }))
}

/** Returns those of the given values that were counted as options, in the given order. */
export function fixedOptions(values: readonly string[], tallies: readonly Tally[]): Option[] {
  return values.flatMap((value) => {
    const jobs = tallies.find(({ key }) => key === value)?.jobs
    return jobs === undefined ? [] : [{ value, name: value, jobs }]
  })
}

/**
 * Returns the numbers of days since posting as options, in ascending order. Each option's count includes the jobs of
 * the shorter ones. Keys are days since 1970.
 */
export function postedWithinOptions(tallies: readonly Tally[], now: Date): Option[] {
  const today = Math.floor(now.getTime() / DAY_MS)
  return postedWithinDays.flatMap((days) => {
    const jobs = sum(tallies.filter(({ key }) => Number(key) >= today - days))
    return jobs > 0 ? [{ value: String(days), name: days === 1 ? '1 day' : `${days} days`, jobs }] : []
  })
}

/**
 * Returns currencies as options, those with the most jobs first. Keys are a currency and a yearly amount, exact or
 * rounded to two digits, such as `EUR 52000`.
 */
export function currencyOptions(tallies: readonly Tally[]): Option[] {
  const byCurrency = Map.groupBy(tallies, ({ key }) => key.slice(0, 3))
  const currencyCounts = [...byCurrency].map(([key, steps]) => ({ key, jobs: sum(steps) }))
  return mostFirst(currencyCounts).map(({ key, jobs }) => ({ value: key, name: key, jobs }))
}

/** Returns as options whether jobs state their pay: the jobs in `tallies` do, the rest of `total` don't. */
export function statedOptions(tallies: readonly Tally[], total: number): Option[] {
  const statedJobs = sum(tallies)
  return [
    { value: 'stated', name: 'Pay stated', jobs: statedJobs },
    { value: 'unstated', name: 'Pay not stated', jobs: Math.max(0, total - statedJobs) },
  ].filter(({ jobs }) => jobs > 0)
}

/** Returns at most eight round amounts that some of the jobs reach and others don't. */
export function payOptions(tallies: readonly Tally[], currency: string): Option[] {
  const steps = tallies.flatMap(({ key, jobs }) =>
    key.startsWith(currency) ? [{ from: Number(key.slice(4)), jobs }] : [],
  )
  const least = Math.min(...steps.map(({ from }) => from))
  const most = Math.max(...steps.map(({ from }) => from))
  const sums = roundSumsBetween(least, most)
  const each = Math.max(1, Math.ceil(sums.length / MOST_STEPS))
  return sums
    .filter((_, index) => index % each === 0)
    .map((from) => ({
      value: String(from),
      name: from.toLocaleString('en-US'),
      jobs: sum(steps.filter((step) => step.from >= from)),
    }))
}

function roundSumsBetween(least: number, most: number): number[] {
  const sums: number[] = []
  for (let unit = 1; unit * 10 <= most; unit *= 10) {
    sums.push(...roundSums.map((round) => round * unit).filter((round) => round > least && round <= most))
  }
  return sums
}

function mostFirst(tallies: readonly Tally[]): Tally[] {
  return tallies.toSorted((a, b) => b.jobs - a.jobs || (a.key < b.key ? -1 : 1))
}

function sum(counted: readonly { readonly jobs: number }[]): number {
  return counted.reduce((total, { jobs }) => total + jobs, 0)
}
