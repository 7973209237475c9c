import type { JobList } from '@rise/contract/jobs/kinds'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'

export { formatAmount, formatPay, formatPlaceNames, formatPlaces } from '@rise/contract/jobs/words'

/** Returns `1 job`, `2,345 jobs` or `10,000+ jobs`. */
export function formatCount(count: number, isCapped = false): string {
  return t('{count, plural, one {{shown} job} other {{shown} jobs}}', { count, shown: formatInteger(count, isCapped) })
}

export const listNames: Readonly<Record<JobList, Message>> = {
  all: msg('All', 'jobs'),
  remote: msg('Remote'),
  hybrid: msg('Hybrid'),
  onsite: msg('Onsite'),
  undisclosed: msg('Undisclosed', 'the work type of a job'),
}
