import { expect, test } from 'vitest'
import { messageExcerpt } from './words.ts'

test.for([
  ['Hello <b>there</b>, and\n\nwelcome ', 'Hello there, and welcome'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['x'.repeat(71), `${'x'.repeat(70)}…`],
  ['😀'.repeat(70), '😀'.repeat(70)],
  ['<'.repeat(100_000), `${'<'.repeat(70)}…`],
] as const)('an excerpt of %j', ([text, excerpt]) => {
  expect(messageExcerpt(text)).toBe(excerpt)
})
