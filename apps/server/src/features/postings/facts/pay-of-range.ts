import type { PayPeriod } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'

const currencies = new Set(Intl.supportedValuesOf('currency'))
/** The maximum amount, which is enough for a year's pay in any currency. */
const maxYearlyPay = 1e11
/**
 * The maximum ratio between the ends of a range. A real range doesn't span two orders of magnitude; 1 to 500,000 is a
 * placeholder.
 */
const widest = 100

/** A range of pay from a source, in the currency's main unit, such as euros rather than cents. */
export interface PayRange {
  readonly min: number | null | undefined
  readonly max: number | null | undefined
  readonly currency: string | null | undefined
  readonly period: PayPeriod | null
}

/**
 * Returns pay that can be shown: with a period, a currency (ISO 4217, never taken from a `$` alone), and at least one
 * end above zero. A zero is an open end. Returns null if anything is missing or impossible (negative, reversed,
 * absurd). The job is still imported then, with unknown pay.
 */
export function payOfRange({ min, max, currency, period }: PayRange): Pay | null {
  const code = currency?.trim().toUpperCase() ?? ''
  if (!currencies.has(code) || period === null) return null
  const [from, to] = [amount(min), amount(max)]
  if (from === undefined || to === undefined || (from === null && to === null)) return null
  if (from !== null && to !== null && (from > to || to / from > widest)) return null
  return { min: from, max: to, currency: code, period }
}

/** Returns an end of a range, rounded to cents; null if the end is open, undefined if it is impossible. */
function amount(value: number | null | undefined): number | null | undefined {
  if (value === null || value === undefined || value === 0) return null
  if (!Number.isFinite(value) || value < 0 || value > maxYearlyPay) return undefined
  return Math.round(value * 100) / 100 || null
}

/**
 * Returns the pay that all ranges state. Returns null if there are none or if they differ, because different zones or
 * kinds of pay must not be merged.
 */
export function onlyPay<T extends { readonly pay: Pay }>(ranges: readonly T[]): T | null {
  const [first] = ranges
  if (first === undefined) return null
  return ranges.every(({ pay }) => JSON.stringify(pay) === JSON.stringify(first.pay)) ? first : null
}

const periodWords: readonly (readonly [RegExp, PayPeriod])[] = [
  [/\b(?:hour(?:ly)?|per hour|hr)\b/i, 'HOUR'],
  [/\b(?:daily|per day|day rate)\b/i, 'DAY'],
  [/\b(?:weekly|per week)\b/i, 'WEEK'],
  [/\b(?:monthly|per month)\b/i, 'MONTH'],
  [/\b(?:annual(?:ly|ized)?|yearly|per (?:year|annum)|p\.a\.|a year)\b/i, 'YEAR'],
]

/** Returns the only period that a text names; null if it names none or several. */
export function payPeriodOfText(text: string): PayPeriod | null {
  const periods = periodWords.filter(([words]) => words.test(text)).map(([, period]) => period)
  return periods.length === 1 ? (periods[0] ?? null) : null
}
