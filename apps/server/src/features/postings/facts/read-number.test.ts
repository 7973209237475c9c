import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each<[unknown, number]>([
  [75_000, 75_000],
  ['75000', 75_000],
  [' 60,000 ', 60_000],
  ['60.000', 60_000],
  ['1.234.567,5', 1_234_567.5],
  ['1 234,50', 1_234.5],
  ["1'234", 1_234],
  ['22.5', 22.5],
  ['-3', -3],
])('%j is read as the number %d', (given, number) => {
  expect(readNumber(given)).toBe(number)
})

test.each<[unknown]>([
  ['60k'],
  ['1,2345'],
  ['1,23,456'],
  ['1.234,567.8'],
  ['1e9'],
  ['NaN'],
  [''],
  [null],
  [{}],
  [Number.NaN],
  ['9'.repeat(99)],
])('%j is not a number', (given) => {
  expect(readNumber(given)).toBeNull()
})
