import type { JobList } from '@rise/contract/jobs/kinds'
import { formatInteger } from '@rise/contract/words'

export { formatAmount, formatPay, formatPlaceNames, formatPlaces, formatWhere } from '@rise/contract/jobs/words'

let languages: Intl.DisplayNames | undefined

/** `German` for `de`. */
export function formatLanguage(code: string): string {
  languages ??= new Intl.DisplayNames('en', { type: 'language' })
  return languages.of(code) ?? code
}

/** `1 job`, `2,345 jobs`, `10,000+ jobs`. */
export function formatCount(count: number, capped = false, noun = 'job'): string {
  return `${formatInteger(count, capped)} ${noun}${count === 1 ? '' : 's'}`
}

export const listNames: Readonly<Record<JobList, string>> = {
  all: 'All',
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'Onsite',
  undisclosed: 'Undisclosed',
}
