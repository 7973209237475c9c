import { connectTexts } from '@rise/texts/text-source'
import { afterEach, expect, test } from 'vitest'
import { dayWords, nameOfDay } from './day-words.ts'

afterEach(() => connectTexts({ language: () => 'en', translationOf: () => undefined }))

test.for([
  ['2026-03-01T00:10:00', 'Today'],
  ['2026-02-28T23:50:00', 'Yesterday'],
  ['2026-02-27T12:00:00', 'Friday 27 February'],
  ['2025-03-01T12:00:00', 'Saturday, 1 March 2025'],
] as const)('on 1 March, %s is called %s', ([time, name]) => {
  expect(nameOfDay(new Date(time), new Date(2026, 2, 1, 0, 30))).toBe(name)
})

test('days are formatted with the names and the word order of the chosen language', () => {
  connectTexts({ language: () => 'de', translationOf: () => undefined })
  expect(nameOfDay(new Date(2026, 1, 27), new Date(2026, 2, 1))).toBe('Freitag, 27. Februar')
  expect(dayWords('2026-12-03')).toBe('3. Dez. 2026')
})
