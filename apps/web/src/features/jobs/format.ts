import type { JobList } from '@rise/contract/jobs'

export { formatAmount, formatPay, formatPlaceNames, formatPlaces, formatWhere } from '@rise/contract/job-words'

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** `German` for `de`. */
export function formatLanguage(code: string): string {
  return languages.of(code) ?? code
}

/** `1 job`, `2,345 jobs`, `10,000+ jobs`. */
export function formatCount(count: number, capped = false, noun = 'job'): string {
  return `${formatNumber(count, capped)} ${noun}${count === 1 ? '' : 's'}`
}

/** `2,345`; `5,000+` for what was counted so far only. */
export function formatNumber(count: number, capped = false): string {
  return `${count.toLocaleString('en-US')}${capped ? '+' : ''}`
}

export const listNames: Readonly<Record<JobList, string>> = {
  all: 'All',
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'Onsite',
  undisclosed: 'Undisclosed',
}
