import { expect, test } from 'vitest'
import { matchHeading, matchName } from './words.ts'

test.each([
  [0, undefined],
  [39, undefined],
  [40, 'Good match'],
  [64, 'Good match'],
  [65, 'Strong match'],
  [100, 'Strong match'],
])('in lists, a match of %i is called %j', (score, name) => {
  expect(matchName(score)).toBe(name)
})

test('a weak match has a name only where a single match is shown', () => {
  expect([matchHeading(39), matchHeading(40)]).toEqual(['Not much overlap', 'Good match'])
})
