import { expect, test } from 'vitest'
import { type PageLanguages, prefixOf, withoutPrefix, withPrefix } from './page-languages.ts'

const languages: PageLanguages = ['en', 'de', 'pt-BR']

test('only the pages of the installation’s own language have no prefix', () => {
  expect(languages.map((language) => prefixOf(language, languages))).toEqual(['', '/de', '/pt-br'])
})

test.for([
  ['/de', '/'],
  ['/de/jobs?q=de', '/jobs?q=de'],
  ['/de?page=2', '/?page=2'],
  ['/de#news', '/#news'],
  ['/de//evil.example', '/evil.example'],
  ['/de/\\evil.example', '/evil.example'],
  ['/design', '/design'],
  ['/jobs/de', '/jobs/de'],
])('without the prefix of German, %s is %s', ([path = '', rest]) => {
  expect(withoutPrefix(path, '/de')).toBe(rest)
})

test.for([
  ['/', '/de'],
  ['/?page=2', '/de?page=2'],
  ['/#news', '/de#news'],
  ['/jobs?q=de', '/de/jobs?q=de'],
])('with the prefix of German, %s is %s', ([path = '', prefixed]) => {
  expect(withPrefix(path, '/de')).toBe(prefixed)
})

test('a path stays as it is if the language has no prefix', () => {
  expect(withPrefix('/', '')).toBe('/')
  expect(withoutPrefix('/de/jobs', '')).toBe('/de/jobs')
})
