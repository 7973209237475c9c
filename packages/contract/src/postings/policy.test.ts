import { expect, test } from 'vitest'
import { missesRequirement } from './policy.ts'

test('an answer below the required number fails, however its decimals are written', () => {
  const years = { kind: 'number' as const, wanted: ['4'] }
  expect(missesRequirement(years, '3,5')).toBe(true)
  expect(missesRequirement(years, '3.5')).toBe(true)
  expect(missesRequirement(years, '4,5')).toBe(false)
  expect(missesRequirement({ kind: 'number', wanted: ['3,5'] }, '3')).toBe(true)
  expect(missesRequirement(years, '')).toBe(true)
})
