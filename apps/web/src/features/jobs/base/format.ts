import type { JobList } from '@rise/contract/jobs/kinds'
import { formatInteger } from '@rise/contract/words'

export { formatAmount, formatPay, formatPlaceNames, formatPlaces } from '@rise/contract/jobs/words'

/** Returns `1 job`, `2,345 jobs` or `10,000+ jobs`. */
export function formatCount(count: number, isCapped = false, noun = 'job'): string {
  return `${formatInteger(count, isCapped)} ${noun}${count === 1 ? '' : 's'}`
}

export const listNames: Readonly<Record<JobList, string>> = {
  all: 'All',
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'Onsite',
  undisclosed: 'Undisclosed',
}
