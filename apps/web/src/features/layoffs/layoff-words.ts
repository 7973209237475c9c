import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'

export const UNKNOWN = 'Not specified'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2026-04-07` as "7 Apr 2026", and `2026-04` as "Apr 2026". */
export function dayInWords(date: string): string {
  const [year = '', month = '', day] = date.split('-')
  return [day === undefined ? '' : String(Number(day)), months[Number(month) - 1], year].filter(Boolean).join(' ')
}

export function peopleInWords(number: number): string {
  return `${formatInteger(number)} ${number === 1 ? 'person' : 'people'}`
}

/** Returns the title of a layoff: "GoPro lays off 145 people". */
export function layoffTitle({ companyName, number }: Pick<LayoffCard, 'companyName' | 'number'>): string {
  return number === null ? `Layoffs at ${companyName}` : `${companyName} lays off ${peopleInWords(number)}`
}
