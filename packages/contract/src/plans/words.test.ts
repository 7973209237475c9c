import { expect, test } from 'vitest'
import { amountInWords, priceInWords } from './words.ts'

test('amounts are in the smallest unit of their currency', () => {
  expect(amountInWords({ amount: 900, currency: 'EUR' })).toBe('€9')
  expect(amountInWords({ amount: 950, currency: 'USD' })).toBe('$9.50')
  expect(amountInWords({ amount: 900, currency: 'JPY' })).toBe('¥900')
})

test('a price states its term', () => {
  expect(priceInWords({ amount: 950, currency: 'EUR', term: 'month' })).toBe('€9.50 a month')
  expect(priceInWords({ amount: 9_000, currency: 'EUR', term: 'year' })).toBe('€90 a year')
})
