import { connectTexts } from '@rise/texts/text-source'
import { afterEach, expect, test } from 'vitest'
import { formatAmount, formatPay } from './words.ts'

const english = { language: () => 'en', translationOf: () => undefined }

afterEach(() => connectTexts(english))

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

test('pay is written by the rules of the current language', () => {
  const translations: Record<string, string> = { '{pay} an hour': '{pay} pro Stunde', 'From {pay}': 'Ab {pay}' }
  connectTexts({ language: () => 'de', translationOf: (_, key) => translations[key] })
  const pay = { min: 1_018.5, max: null, currency: 'EUR', period: 'HOUR' } as const
  expect(formatPay(pay).replaceAll('\u00a0', ' ')).toBe('Ab 1.018,50 € pro Stunde')
  connectTexts(english)
  expect(formatPay(pay).replaceAll('\u00a0', ' ')).toBe('From €1,018.50 an hour')
})
