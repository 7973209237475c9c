import { expect, test } from 'vitest'
import { splitAtMentions } from './words.ts'

const split = (text: string, ...names: string[]) =>
  splitAtMentions(
    text,
    names.map((name, index) => ({ name, index })),
  ).map((part) => (typeof part === 'string' ? part : part.index))

test('a name after an @ is a mention, and the longest matching name wins', () => {
  expect(split('Hi @Ada and @Ada Lovelace!', 'Ada', 'Ada Lovelace')).toEqual(['Hi ', 0, ' and ', 1, '!'])
  expect(split('@Zoë Ørsted', 'Zoë Ørsted')).toEqual([0])
})

test('a name is not a mention within a word or an address, or if no @ precedes it', () => {
  const text = 'mail@Ada Ada @Adam @ada'
  expect(split(text, 'Ada')).toEqual([text])
})

test('two members with the same name are each mentioned once, and a name may contain any character', () => {
  expect(split('@Ada, @Ada, @Ada', 'Ada', 'Ada')).toEqual([0, ', ', 1, ', ', 1])
  expect(split('@A+B (c) [$&] | said', 'A+B (c) [$&] |')).toEqual([0, ' said'])
})

test('a text without mentions is not split', () => {
  expect(split('Nobody here')).toEqual(['Nobody here'])
})
