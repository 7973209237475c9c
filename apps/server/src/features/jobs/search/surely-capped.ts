import { COUNT_CAP } from '@rise/contract/pagination'
import type { Context } from '../../../platform/context.ts'
import { countedJobs } from './count-cache.ts'
import { countedValue } from './counts/counted-total.ts'
import type { Selection } from './selection.ts'

/** A margin: no list loses this many jobs within seconds. */
const MARGIN = 2

/**
 * Whether a list is so long that its count is "10,000 or more" whatever happened in the last seconds, so that an exact
 * count isn't needed. Covers only lists with at most one condition, which is not a place or company; false for all
 * others.
 */
export async function isSurelyCapped(ctx: Context, selection: Selection): Promise<boolean> {
  const value = onlyValue(selection)
  if (!value) return false
  const counted = await countedJobs(ctx, {})
  const counter = counted.find(({ dimension, key }) => dimension === value.dimension && key === value.key)
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
