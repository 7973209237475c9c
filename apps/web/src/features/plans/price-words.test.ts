import { expect, test } from 'vitest'
import { amountInWords, priceInWords, termsInWords } from './price-words.ts'

test('amounts count in the smallest unit of their currency', () => {
  expect(amountInWords({ amount: 900, currency: 'EUR' })).toBe('€9')
  expect(amountInWords({ amount: 950, currency: 'USD' })).toBe('$9.50')
  expect(amountInWords({ amount: 900, currency: 'JPY' })).toBe('¥900')
})

test('a price says its term, its tax and that it renews', () => {
  const price = { plan: 'Creator', term: 'year', amount: 9_000, currency: 'EUR', tax: 'included' } as const
  expect(priceInWords(price)).toBe('€90 a year')
  expect(termsInWords(price)).toContain('Tax is included. Renews every year until you cancel')
  expect(termsInWords({ ...price, tax: 'unknown' })).toContain('before you pay')
})
