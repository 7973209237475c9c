import { expect, test } from 'vitest'
import { preferredLanguage } from './accept-language.ts'

const languages = ['en', 'de', 'pt-BR'] as const

test.for([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['fr, de;q=0.5', 'de'],
  ['de;q=0.5, pt-BR', 'pt-BR'],
  ['en-GB;q=0.8, de;q=0.9', 'de'],
  ['pt', 'en'],
  ['fr, *, de', 'en'],
  ['de;q=0', 'en'],
  ['de;q=often', 'en'],
  [';;,,q=1', 'en'],
] as const)('the header “%s” prefers %s', ([header, language]) => {
  expect(preferredLanguage(header, languages)).toBe(language)
})
