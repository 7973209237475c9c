import { expect, test } from 'vitest'
import { middleOf, roundTop } from './scale.ts'

test('a chart’s scale ends at a round number', () => {
  expect([1, 7, 11, 99, 470_551, 1_000_000].map(roundTop)).toEqual([1, 8, 20, 100, 500_000, 1_000_000])
})

test('a chart has a middle mark if the number of marks is odd or large', () => {
  expect(middleOf([])).toBeUndefined()
  expect(middleOf(['a', 'b'])).toBeUndefined()
  expect(middleOf(['a', 'b', 'c'])).toBe('b')
  expect(middleOf(['a', 'b', 'c', 'd'])).toBeUndefined()
  expect(middleOf(Array.from({ length: 30 }, (_, index) => index))).toBe(14)
})
