import { expect, test } from 'vitest'
import { withLanguage } from '../language/with-language.ts'
import { emailPriceInWords, untilInWords } from './email-price.ts'

const price = { amount: 950, currency: 'EUR', term: 'month' }
const until = '2026-06-22T09:00:00.000Z'

test('a price and a day are words of the reader’s language', () => {
  expect([emailPriceInWords(price), untilInWords(until)]).toEqual(['€9.50 a month', '22 Jun 2026'])
  expect(withLanguage('de', () => untilInWords(until))).toBe('22. Juni 2026')
  expect(withLanguage('de', () => emailPriceInWords({ ...price, term: 'year' }))).toMatch(/^9,50\s€ /)
})

test('words of an earlier version stay as they are', () => {
  expect([emailPriceInWords('€9 a month'), untilInWords('22 Jun 2026')]).toEqual(['€9 a month', '22 Jun 2026'])
})
