import { expect, test } from 'vitest'
import { hasBegun, piecesOf } from './begins.ts'

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
] as const)('of %j what %j typed is marked', ([text, typed, pieces]) => {
  expect(piecesOf(text, typed)).toEqual(pieces)
  expect(piecesOf(text, typed).join('')).toBe(text)
})

test('a text is begun by words of it in any order, not by their middles', () => {
  expect(hasBegun('Write a headline', 'head wr')).toBe(true)
  expect(hasBegun('Write a headline', 'line')).toBe(false)
  expect(hasBegun('Settings', '')).toBe(true)
})
