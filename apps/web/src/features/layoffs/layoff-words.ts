import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'

export const UNKNOWN = 'Not specified'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2026-04-07` as "7 Apr 2026", and `2026-04` as "Apr 2026". */
export function dayInWords(date: string): string {
  const [year = '', month = '', day] = date.split('-')
  return [day === undefined ? '' : String(Number(day)), months[Number(month) - 1], year].filter(Boolean).join(' ')
}

const fullMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** Formats `2026-04` as "April 2026". */
export function fullMonthInWords(date: string): string {
  const [year, month] = date.split('-')
  return `${fullMonths[Number(month) - 1]} ${year}`
}

/** Formats `2026-04-07` as "7 April 2026". */
function fullDayInWords(date: string): string {
  return `${Number(date.split('-')[2])} ${fullMonthInWords(date)}`
}

export function peopleInWords(number: number): string {
  return `${formatInteger(number)} ${number === 1 ? 'person' : 'people'}`
}

/** Returns the title of a layoff: "GoPro lays off 145 people". */
export function layoffTitle({ companyName, number }: Pick<LayoffCard, 'companyName' | 'number'>): string {
  return number === null ? `Layoffs at ${companyName}` : `${companyName} lays off ${peopleInWords(number)}`
}

type StatedFacts = Pick<LayoffCard, 'companyName' | 'date' | 'number' | 'share'> & {
  readonly place: Pick<NonNullable<LayoffCard['place']>, 'name'> | null
}

/**
 * Returns what is known of a layoff as one sentence. Values that the source doesn't state are left out. The place may
 * be that of the company, so the sentence attaches it to the company rather than to the people.
 */
export function layoffSentence({ companyName: company, date, number, share, place }: StatedFacts): string {
  const day = fullDayInWords(date)
  const people = number === null ? null : peopleInWords(number)
  const where = place?.name
  if (people !== null && where && share !== null) {
    return `${people} lost their work at ${company} in ${where}: ${share}% of the company, announced on ${day}.`
  }
  if (people !== null && where) return `${people} lost their work at ${company} in ${where}, announced on ${day}.`
  if (people !== null && share !== null) {
    return `${people} lost their work at ${company}: ${share}% of the company, announced on ${day}.`
  }
  if (people !== null) return `${people} lost their work at ${company}, announced on ${day}.`
  if (where && share !== null)
    return `${company} in ${where} announced on ${day} that it’s letting ${share}% of its people go.`
  if (where) return `${company} in ${where} announced layoffs on ${day}.`
  if (share !== null) return `${company} announced on ${day} that it’s letting ${share}% of its people go.`
  return `${company} announced layoffs on ${day}.`
}

/**
 * Returns the largest number of people in a month, with the month, or with the number of months that share it; empty
 * without people.
 */
export function peakInWords(months: readonly { readonly month: string; readonly people: number }[]): string {
  const largest = Math.max(0, ...months.map(({ people }) => people))
  const peaks = months.filter(({ people }) => people === largest)
  const [first] = peaks
  if (largest === 0 || !first) return ''
  return peaks.length === 1
    ? `Peak: ${formatInteger(largest)} in ${dayInWords(first.month)}`
    : `Peak: ${formatInteger(largest)} in each of ${peaks.length} months`
}
