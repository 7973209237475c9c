import { expect, test } from 'vitest'
import { missesWanted } from './policy.ts'

test('a number below the required one fails, however its decimals are written', () => {
  const years = { kind: 'number' as const, wanted: ['4'] }
  expect(missesWanted(years, '3,5')).toBe(true)
  expect(missesWanted(years, '3.5')).toBe(true)
  expect(missesWanted(years, '4,5')).toBe(false)
  expect(missesWanted({ kind: 'number', wanted: ['3,5'] }, '3')).toBe(true)
  expect(missesWanted(years, '')).toBe(true)
})
