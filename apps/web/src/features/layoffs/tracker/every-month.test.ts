import { expect, test } from 'vitest'
import { everyMonth } from './every-month.ts'

const month = (name: string) => ({ month: name, layoffs: 1, people: 5 })

test('months without a layoff are added between the first and the last', () => {
  expect(everyMonth([month('2025-11'), month('2026-02')])).toEqual([
    month('2025-11'),
    { month: '2025-12', layoffs: 0, people: 0 },
    { month: '2026-01', layoffs: 0, people: 0 },
    month('2026-02'),
  ])
  expect(everyMonth([])).toEqual([])
})

test('a longer period is cut to the last 120 months', () => {
  const months = everyMonth([month('1990-01'), month('2026-02')])
  expect(months).toHaveLength(120)
  expect(months.at(-1)).toEqual(month('2026-02'))
})
