import type { Subscription } from '@rise/contract/plans/shapes'
import { expect, test } from 'vitest'
import { paidInWords, termsInWords, trialInWords } from './price-words.ts'

test('the terms of a price state its tax and its renewal', () => {
  const price = { plan: 'Creator', term: 'year', amount: 9_000, currency: 'EUR', tax: 'included' } as const
  expect(termsInWords(price)).toContain('Tax is included. Renews every year until you cancel')
  expect(termsInWords({ ...price, tax: 'unknown' })).toContain('before you pay')
})

test('a payment states its discount, and a trial states the price after it', () => {
  const paidSubscription: Subscription = {
    ...{ plan: 'Creator', term: 'month', amount: 900, currency: 'EUR', discount: 180, discountEnds: null },
    ...{ state: 'active', periodEnds: '2026-12-20T12:00:00.000Z', cancelled: false, graceEnds: null },
  }
  expect(paidInWords(paidSubscription)).toBe('€9 a month, less €1.80')
  const discounted = { ...paidSubscription, discountEnds: '2027-03-03T12:00:00.000Z' }
  expect(paidInWords(discounted)).toBe('€9 a month, less €1.80 until 3 Mar 2027')
  expect(trialInWords({ ...paidSubscription, discount: 0 })).toBe('Free until 20 Dec 2026, then €9 a month.')
  expect(trialInWords({ ...paidSubscription, cancelled: true })).toBe('Free until 20 Dec 2026. Then it ends.')
})
