import { FIRST_LAYOFF_YEAR, LAST_LAYOFF_YEAR } from '@rise/contract/layoffs/limits'

/**
 * The order of day and month in a file's dates, such as 3/4/2026: `unknown` if all are ambiguous, `mixed` if they
 * contradict each other.
 */
export type DayOrder = 'month-first' | 'day-first' | 'unknown' | 'mixed'

const slashedDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Returns the order after reading one more date of the file. */
export function orderWith(order: DayOrder, text: string): DayOrder {
  const [, first, second] = slashedDay.exec(text) ?? []
  const dayOrder = Number(first) > 12 ? 'day-first' : Number(second) > 12 ? 'month-first' : undefined
  if (dayOrder === undefined || order === dayOrder) return order
  return order === 'unknown' ? dayOrder : 'mixed'
}

/** Returns a date as `2026-04-07`, or the problem with it. Never guesses which number is the month. */
export function readDay(text: string, order: DayOrder): { readonly day: string } | { readonly problem: string } {
  if (text === '') return { problem: 'The date is missing.' }
  const parts = partsOf(text, order)
  if (parts === undefined) return { problem: `The date “${text.slice(0, 30)}” can’t be read. Write it as 2026-04-07.` }
  if (parts === 'ambiguous') {
    return { problem: `The date “${text}” may be two days: the file doesn’t show whether the month comes first.` }
  }
  const [year, month, day] = parts
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return { problem: `There’s no day “${text}”.` }
  if (year < FIRST_LAYOFF_YEAR || year > LAST_LAYOFF_YEAR) {
    return { problem: `The date “${text}” isn’t between ${FIRST_LAYOFF_YEAR} and ${LAST_LAYOFF_YEAR}.` }
  }
  return { day: date.toISOString().slice(0, 10) }
}

function partsOf(text: string, order: DayOrder): readonly [number, number, number] | 'ambiguous' | undefined {
  const iso = /^(\d{4,6})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  // Dates with dots always begin with the day.
  const dottedDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (dottedDay) return [Number(dottedDay[3]), Number(dottedDay[2]), Number(dottedDay[1])]
  const match = slashedDay.exec(text)
  if (!match) return undefined
  const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (first > 12) return [year, second, first]
  if (second > 12 || first === second) return [year, first, second]
  if (order === 'month-first') return [year, first, second]
  return order === 'day-first' ? [year, second, first] : 'ambiguous'
}
