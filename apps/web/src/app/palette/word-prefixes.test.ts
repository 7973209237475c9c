import { expect, test } from 'vitest'
import { matchesPrefixes, splitAtMatches } from './word-prefixes.ts'

test.for([
  ['Lantern keeper', 'lan', ['', 'Lan', 'tern keeper']],
  ['Lantern keeper', 'kee LANTERN', ['', 'Lantern', ' ', 'kee', 'per']],
  ['A lantern', 'lan', ['A ', 'lan', 'tern']],
  ['Hải Phòng', 'hai ph', ['', 'Hải', ' ', 'Ph', 'òng']],
  ['Hải'.normalize('NFD'), 'ha', ['', 'Hả'.normalize('NFD'), 'i']],
  ['Balance', 'lan', ['Balance']],
  ['Balance', '', ['Balance']],
  ['C++ and Go', 'c', ['', 'C', '++ and Go']],
  ['', 'x', ['']],
] as const)('in %j, the parts that match %j are marked', ([text, typed, pieces]) => {
  expect(splitAtMatches(text, typed)).toEqual(pieces)
  expect(splitAtMatches(text, typed).join('')).toBe(text)
})

test('typed words match the beginnings of a text’s words in any order, not their middles', () => {
  expect(matchesPrefixes('Write a headline', 'head wr')).toBe(true)
  expect(matchesPrefixes('Write a headline', 'line')).toBe(false)
  expect(matchesPrefixes('Settings', '')).toBe(true)
})
