import { COUNT_CAP } from '@rise/contract/pagination'
import type { Context } from '../../../platform/context.ts'
import { countedJobs } from './count-cache.ts'
import { countedValue } from './counts/counted-total.ts'
import type { Selection } from './selection.ts'

/** The counters may be seconds old, but no list loses half of its jobs in that time. */
const MARGIN = 2

/**
 * Whether a list certainly has more than the 10,000 jobs that a count shows, so that it needn't be counted. Only lists
 * with at most one condition are checked: a work type, department, seniority, employment type, language or
 * application type, with one value. For any other list, and for a viewer who has hidden companies, this is false.
 */
export async function isSurelyCapped(ctx: Context, selection: Selection): Promise<boolean> {
  const value = onlyValue(selection)
  if (!value) return false
  const counters = await countedJobs(ctx, {})
  const counter = counters.find(({ dimension, key }) => dimension === value.dimension && key === value.key)
  return (counter?.jobs ?? 0) > MARGIN * COUNT_CAP
}

function onlyValue({ workTypes, department, hiddenCompanies, ...others }: Selection) {
  const value = countedValue(others)
  // Jobs hidden from the viewer would have to be subtracted.
  if (!value || hiddenCompanies) return undefined
  if (!workTypes && department === undefined) return value
  if (value.dimension !== 'all' || (workTypes && department !== undefined)) return undefined
  if (department !== undefined) return { dimension: 'department', key: department }
  return workTypes?.length === 1 ? { dimension: 'workType', key: workTypes[0] } : undefined
}
