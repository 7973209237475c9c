import { expect, test } from 'vitest'
import { teamSizeWords } from './words.ts'

test.for([
  ['1-10', '1–10 people'],
  ['1001-5000', '1,001–5,000 people'],
  ['10001+', '10,001+ people'],
  ['No info', ''],
] as const)('the team size %s reads “%s”', ([label, words]) => {
  expect(teamSizeWords(label)).toBe(words)
})
