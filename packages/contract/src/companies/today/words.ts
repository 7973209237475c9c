import { formatInteger } from '../../words.ts'
import { MOST_COUNTED_TODAY } from './limits.ts'

/** Formats a number of the team's day; `100+` where the counting stopped. */
export function formatTodayCount(count: number): string {
  return formatInteger(count, count >= MOST_COUNTED_TODAY)
}
