import { expect, test } from 'vitest'
import { isToday, nameOfDay } from './by-day.ts'

test.for([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', 'Friday, 27 February 2026'],
  ['2025-03-01', 'Saturday, 1 March 2025'],
] as const)('%s reads %s on the first of March', ([day, name]) => {
  expect(nameOfDay(day, new Date(2026, 2, 1, 0, 30))).toBe(name)
})

test('only the day of the reader’s clock is today', () => {
  const now = new Date(2026, 2, 1, 0, 30)
  expect(['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => isToday(day, now))).toEqual([false, true, false])
})
