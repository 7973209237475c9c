import { currentLanguage, t } from '@rise/texts'

/** An amount of money. */
export interface Amount {
  /** In the smallest unit of the currency. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

/** The price of a plan. */
export interface Price extends Amount {
  /** `month` or `year`. */
  readonly term: string
}

/** Returns an amount in the reader's language: `€9` or `€9.50`. */
export function amountInWords({ amount, currency }: Amount): string {
  const style = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat(currentLanguage(), style).resolvedOptions().maximumFractionDigits ?? 2
  const majorUnits = amount / 10 ** digits
  const minimumFractionDigits = Number.isInteger(majorUnits) ? 0 : digits
  const format = new Intl.NumberFormat(currentLanguage(), {
    ...style,
    minimumFractionDigits,
    maximumFractionDigits: digits,
  })
  return format.format(majorUnits)
}

/** Returns `€9 a month`. */
export function priceInWords(price: Price): string {
  const amount = amountInWords(price)
  return price.term === 'month'
    ? t('{price} a month', { price: amount }, 'a plan')
    : t('{price} a year', { price: amount }, 'a plan')
}
