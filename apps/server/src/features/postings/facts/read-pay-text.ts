import type { Pay } from '@rise/contract/jobs/shapes'
import type { Sourced } from '../posting.ts'
import { shorten } from '../text/clean-text.ts'
import { payOfRange, payPeriodOfText } from './pay-of-range.ts'
import { readNumber } from './read-number.ts'

const amounts = /(?<![\w.,])\d(?:[\d.,'’\u00a0 ]*\d)?(?![\w%(])/g

/**
 * Reads pay from a field that contains nothing else: `EUR 50,000 - 60,000 per year`. One or two amounts, one currency
 * by its ISO code or as `€`, one period; null if any of them is missing or there are more.
 */
export function readPayText(text: string, path: string): Sourced<Pay> | null {
  const read = text.slice(0, 300)
  const numbers = (read.match(amounts) ?? []).map(readNumber)
  const currencies = new Set(read.match(/\b[A-Z]{3}\b|€/g))
  const [currency] = currencies
  const [min, max = min] = numbers
  // Digits that are part of a word (`60k`, `401(k)`) or negative mean something else.
  const hasOthers = /\d/.test(read.replace(amounts, '')) || /(?:^|[\s(])[-–]\d/.test(read)
  if (min == null || max == null || numbers.length > 2 || currencies.size !== 1 || hasOthers) return null
  const value = payOfRange({
    min,
    max,
    currency: currency === '€' ? 'EUR' : currency,
    period: payPeriodOfText(read),
  })
  return value === null ? null : { value, path, rule: 'amount-in-text', quote: shorten(text, 200) }
}
