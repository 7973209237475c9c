import { expect, test } from 'vitest'
import { readLanguage } from './read-language.ts'

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['pt_BR', 'pt'],
  ['DE', 'de'],
  ['deu', 'de'],
  ['German', 'de'],
])('the language “%s” is read as %s', (given, language) => {
  expect(readLanguage(given, 'language')).toMatchObject({ value: language, path: 'language', quote: given })
})

test.each(['', 'x', 'qq', 'Klingon', 'gsw', 'en us', null, undefined])('the language “%s” is unknown', (given) => {
  expect(readLanguage(given, 'language')).toBeNull()
})
