import type { Pay } from '@rise/contract/jobs/shapes'
import type { Sourced } from '../posting.ts'
import { shorten } from '../text/clean-text.ts'
import { payOfRange, payPeriodOfText } from './pay-of-range.ts'
import { readNumber } from './read-number.ts'

const amounts = /(?<![\w.,])\d(?:[\d.,'’\u00a0 ]*\d)?(?![\w%(])/g

/**
 * Reads pay from a field that contains only the pay: `EUR 50,000 - 60,000 per year`. Requires one or two amounts, one
 * currency as an ISO code or `€`, and one period. Returns null for anything else.
 */
export function readPayText(text: string, path: string): Sourced<Pay> | null {
  const readText = text.slice(0, 300)
  const numbers = (readText.match(amounts) ?? []).map(readNumber)
  const currencies = new Set(readText.match(/\b[A-Z]{3}\b|€/g))
  const [currency] = currencies
  const [min, max = min] = numbers
  // Negative numbers, and digits that are part of a word (`60k`, `401(k)`), are not amounts.
  const hasOthers = /\d/.test(readText.replace(amounts, '')) || /(?:^|[\s(])[-–]\d/.test(readText)
  if (min == null || max == null || numbers.length > 2 || currencies.size !== 1 || hasOthers) return null
  const value = payOfRange({
    min,
    max,
    currency: currency === '€' ? 'EUR' : currency,
    period: payPeriodOfText(readText),
  })
  return value === null ? null : { value, path, rule: 'amount-in-text', quote: shorten(text, 200) }
}
