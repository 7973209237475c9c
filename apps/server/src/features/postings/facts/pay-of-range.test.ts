import { expect, test } from 'vitest'
import { onlyPay, payOfRange, payPeriodOfText } from './pay-of-range.ts'

const range = { min: 50_000, max: 70_000, currency: 'eur', period: 'YEAR' as const }

test('a complete range is read as pay, with its currency in upper case', () => {
  expect(payOfRange(range)).toEqual({ min: 50_000, max: 70_000, currency: 'EUR', period: 'YEAR' })
})

test('an open end stays open, and a zero counts as an open end', () => {
  expect(payOfRange({ ...range, max: null })).toMatchObject({ min: 50_000, max: null })
  expect(payOfRange({ ...range, min: 0 })).toMatchObject({ min: null, max: 70_000 })
})

test.each([
  ['reversed', { min: 70_000, max: 50_000 }],
  ['negative', { min: -1 }],
  ['absurd', { max: 1e15 }],
  ['infinite', { max: Number.POSITIVE_INFINITY }],
  ['a placeholder', { min: 1 }],
  ['nothing', { min: null, max: null }],
  ['zero', { min: 0, max: 0 }],
  ['a bare dollar sign', { currency: '$' }],
  ['no currency', { currency: null }],
  ['an unknown currency', { currency: 'ZZZ' }],
  ['no period', { period: null }],
])('no pay is read from a range with this fault: %s', (_name, part) => {
  expect(payOfRange({ ...range, ...part })).toBeNull()
})

test('equal ranges are merged, different ones are not', () => {
  const pay = { min: 1, max: 2, currency: 'USD', period: 'HOUR' as const }
  expect(onlyPay([{ pay }, { pay: { ...pay } }])).toEqual({ pay })
  expect(onlyPay([{ pay }, { pay: { ...pay, max: 3 } }])).toBeNull()
  expect(onlyPay([])).toBeNull()
})

test('a period is recognised by its words, unless the text names two', () => {
  expect(payPeriodOfText('Annual Salary Range')).toBe('YEAR')
  expect(payPeriodOfText('Hourly pay')).toBe('HOUR')
  expect(payPeriodOfText('Pay range')).toBeNull()
  expect(payPeriodOfText('Hourly or annual')).toBeNull()
})
