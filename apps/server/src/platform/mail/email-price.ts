import { type Price, priceInWords } from '@rise/contract/plans/words'
import { formatDay } from '@rise/texts/format-day'

/** Returns `€9 a month`. Emails that an earlier version left in the queue have the words already. */
export function emailPriceInWords(price: Price | string): string {
  return typeof price === 'string' ? price : priceInWords(price)
}

/** Returns `22 Jun 2026` for a time. Emails that an earlier version left in the queue have the words already. */
export function untilInWords(until: string): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(until)
    ? formatDay(new Date(until), { day: 'numeric', month: 'short', year: 'numeric' })
    : until
}
