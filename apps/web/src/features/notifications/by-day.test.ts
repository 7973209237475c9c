import { expect, test } from 'vitest'
import { isToday, nameOfDay } from './by-day.ts'

test.for([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', 'Friday, 27 February 2026'],
  ['2025-03-01', 'Saturday, 1 March 2025'],
] as const)('on 1 March, %s is called %s', ([day, name]) => {
  expect(nameOfDay(day, new Date(2026, 2, 1, 0, 30))).toBe(name)
})

test('only the current day in the reader’s time zone is today', () => {
  const now = new Date(2026, 2, 1, 0, 30)
  expect(['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => isToday(day, now))).toEqual([false, true, false])
})
