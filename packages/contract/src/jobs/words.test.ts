import { expect, test } from 'vitest'
import { formatAmount } from './words.ts'

test.each([0, 7, 999, 1_000, 72_000, 1_234_567, 18.5, 0.75, 23.05, 1_234.999, 99.995, -5])(
  '%d of every currency is formatted as by Intl.NumberFormat',
  (amount) => {
    const wrongCurrencies = Intl.supportedValuesOf('currency').filter((currency) => {
      const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
      return formatAmount(amount, currency) !== new Intl.NumberFormat('en-US', options).format(amount)
    })
    expect(wrongCurrencies).toEqual([])
  },
)
