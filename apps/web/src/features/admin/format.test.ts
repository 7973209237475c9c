import { expect, test } from 'vitest'
import { formatBytes, formatSeconds } from './format.ts'

test.for([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [38_441_123, '38.4 MB'],
  [123_456_789, '123 MB'],
  [2_000_000_000_000_000, '2,000 TB'],
] as const)('%i bytes are formatted as %s', ([bytes, text]) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.for([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [7_300, '2 h'],
] as const)('%i seconds are formatted as %s', ([seconds, text]) => {
  expect(formatSeconds(seconds)).toBe(text)
})
