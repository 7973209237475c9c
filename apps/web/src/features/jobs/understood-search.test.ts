import type { Understood } from '@rise/contract/jobs/search/shapes'
import { expect, test } from 'vitest'
import { correctedWords } from './readings/read-names.ts'
import { sentenceOf } from './understood-search.tsx'

const word = (text: string, typed: string | null = null) => ({ text, phrase: false, typed })
const phrase = (text: string) => ({ text, phrase: true, typed: null })
const allOf = (...groups: ReturnType<typeof word>[][]) => groups.map((anyOf) => ({ anyOf }))

test.each<[Pick<Understood, 'allOf' | 'noneOf'>, string | undefined]>([
  [{ allOf: allOf([word('engineer')]), noneOf: [] }, undefined],
  [{ allOf: allOf([word('senior')], [word('engineer')]), noneOf: [] }, undefined],
  [{ allOf: [], noneOf: [] }, undefined],
  [
    { allOf: allOf([word('senior')], [word('engineer', 'enginer')]), noneOf: [] },
    'Showing jobs for “senior engineer”.',
  ],
  [
    { allOf: allOf([word('engineer'), word('developer')]), noneOf: [word('manager')] },
    'Looking for engineer or developer, without manager.',
  ],
  [
    { allOf: allOf([word('engineer'), word('developer')], [phrase('new york')]), noneOf: [] },
    'Looking for engineer or developer, and “new york”.',
  ],
  [{ allOf: [], noneOf: [word('manager'), word('intern')] }, 'Looking for any job, without manager or intern.'],
])('the search %j is explained as: %s', (understood, sentence) => {
  expect(sentenceOf({ ...understood, insist: null, readings: [] })).toBe(sentence)
})

test('the heading shows corrected words, unless operators are used', () => {
  const understood = {
    allOf: allOf([word('senior')], [word('engineer', 'enginer')]),
    noneOf: [],
    insist: null,
    readings: [],
  }
  expect(correctedWords(understood)).toBe('senior engineer')
  expect(correctedWords({ ...understood, noneOf: [word('manager')] })).toBeUndefined()
  expect(correctedWords({ ...understood, allOf: allOf([word('senior')]) })).toBeUndefined()
})
