import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryInWords, excerpt, formatInteger, languageInWords, languageName, placeInText } from './words.ts'

test('whole numbers are formatted as by Intl.NumberFormat', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatInteger(value)).toBe(value.toLocaleString('en-US'))
    }),
  )
})

test.for([
  ['Hello', 'Hello'],
  ['  <p>Hello <b>there</b></p> ', 'Hello there'],
  ['Hello <b>there</b>, and\n\nwelcome ', 'Hello there, and welcome'],
  ['I learned:\n\n- to ask\n- to wait.\n- to go', 'I learned: to ask, to wait. to go'],
  ['one\ttwo\u00a0three\r\nfour', 'one two three four'],
  ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<!-- hidden -->seen', 'seen'],
  ['x'.repeat(70), 'x'.repeat(70)],
  ['x'.repeat(71), `${'x'.repeat(70)}…`],
  [`<b>${'x'.repeat(70)}</b>  `, 'x'.repeat(70)],
  ['🦄'.repeat(80), `${'🦄'.repeat(70)}…`],
  [`${'word '.repeat(14)}end`, `${'word '.repeat(14).trim()}…`],
  ['<'.repeat(100_000), `${'<'.repeat(70)}…`],
] as const)('the excerpt of %j is %j', ([text, beginning]) => {
  expect(excerpt(text)).toBe(beginning)
})

test('excerpting an excerpt returns it unchanged', () => {
  for (const text of ['x'.repeat(71), `${'word '.repeat(14)}end`, 'a  b'])
    expect(excerpt(excerpt(text))).toBe(excerpt(text))
})

test.for([
  ['United States', 'the United States'],
  ['United Arab Emirates', 'the United Arab Emirates'],
  ['Netherlands', 'the Netherlands'],
  ['Philippines', 'the Philippines'],
  ['Czech Republic', 'the Czech Republic'],
  ['Cayman Islands', 'the Cayman Islands'],
  ['Portugal', 'Portugal'],
  ['Utrecht, Netherlands', 'Utrecht, Netherlands'],
  ['Austin, Texas, United States', 'Austin, Texas, United States'],
] as const)('within a sentence, %s reads “%s”', ([name, text]) => {
  expect(placeInText(name)).toBe(text)
})

test('codes of languages and countries are named, and other texts stay as they are', () => {
  expect([languageInWords('de'), languageInWords('German')]).toEqual(['German', 'German'])
  expect([languageName('en'), languageName('zz'), languageName('English')]).toEqual(['English', undefined, undefined])
  expect([countryInWords('PT'), countryInWords('Portugal')]).toEqual(['Portugal', 'Portugal'])
})
