import { expect, test } from 'vitest'
import { factsInWords } from './words.ts'

test('facts are named by the part that they belong to', () => {
  expect(factsInWords('seniority', ['Senior Level', 'Mid-Level'])).toBe('Senior Level, Mid-Level')
  expect([factsInWords('language', ['de']), factsInWords('language', ['German'])]).toEqual(['German', 'German'])
  expect(factsInWords('skills', ['Go', 'de'])).toBe('Go, de')
})
