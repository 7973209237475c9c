import { currentLanguage, t } from '@rise/texts'
import { formatDay } from '@rise/texts/format-day'

/** A price of a plan. */
export interface EmailPrice {
  /** In the smallest unit of the currency. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** `month` or `year`. */
  readonly term: string
}

/** Returns `€9 a month`. Emails that an earlier version left in the queue have the words already. */
export function priceInWords(price: EmailPrice | string): string {
  if (typeof price === 'string') return price
  const amount = amountInWords(price)
  return price.term === 'month'
    ? t('{price} a month', { price: amount }, 'a plan')
    : t('{price} a year', { price: amount }, 'a plan')
}

/** Returns `22 Jun 2026` for a time. Emails that an earlier version left in the queue have the words already. */
export function untilInWords(until: string): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(until)
    ? formatDay(new Date(until), { day: 'numeric', month: 'short', year: 'numeric' })
    : until
}

/** Formats an amount in the smallest unit of its currency: `€9`, or `€9.50`. */
function amountInWords({ amount, currency }: EmailPrice): string {
  const language = currentLanguage()
  const style = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat(language, style).resolvedOptions().maximumFractionDigits ?? 2
  const wholeAmount = amount / 10 ** digits
  const minimumFractionDigits = Number.isInteger(wholeAmount) ? 0 : digits
  return new Intl.NumberFormat(language, { ...style, minimumFractionDigits, maximumFractionDigits: digits }).format(
    wholeAmount,
  )
}
