import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

/** Returns a parsed search in short form. Commas separate alternatives; an exclamation mark precedes each exclusion. */
function read(text: string): string {
  const { allOf, noneOf } = parseSearch(text)
  const show = (term: { text: string; phrase: boolean }) => (term.phrase ? `"${term.text}"` : term.text)
  return [...allOf.map((group) => group.map(show).join(',')), ...noneOf.map((term) => `!${show(term)}`)].join(' ')
}

test.each([
  ['engineer', 'engineer'],
  ['senior engineer', 'senior engineer'],
  ['engineer OR developer', 'engineer,developer'],
  ['engineer or developer, without manager', 'engineer,developer !manager'],
  ['Kellner oder Koch in Wien', 'Kellner,Koch in Wien'],
  ['serveur OU cuisinier', 'serveur,cuisinier'],
  ['camarero o cocinero', 'camarero,cocinero'],
  ['grade O nurse', 'grade O nurse'],
  ['kelner lub kucharz', 'kelner,kucharz'],
  ['engineer|developer|coder berlin', 'engineer,developer,coder berlin'],
  ['"product manager" NOT intern', '"product manager" !intern'],
  ['“product manager” -"data science"', '"product manager" !"data science"'],
  ['full-stack -manager', 'full-stack !manager'],
  ['research AND development', 'research development'],
  ['(nurse OR midwife) night', 'nurse,midwife night'],
  ['c++ or c# or .net', 'c++,c#,.net'],
  ['"not closed', '"not closed"'],
  ['not', ''],
  ['OR AND NOT', ''],
  ['or nurse or', 'nurse'],
  ['nurse OR OR midwife', 'nurse,midwife'],
  ['nurse OR -midwife', 'nurse !midwife'],
  ['- nurse', 'nurse'],
  ['--', ''],
  ['""', ''],
  ["() | & ! :* \\ ' <->", ''],
  ['\u0000nurse\u0000', '\u0000nurse\u0000'],
])('%j is read as %j', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('any text can be parsed, and the result contains only words of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { allOf, noneOf } = parseSearch(text)
      for (const term of [...allOf.flat(), ...noneOf]) expect(text).toContain(term.text)
    }),
  )
})

test('a long text takes linear time, even with repeated operators', () => {
  for (const part of ['"', '-', '|', 'or ', 'not ', '(', 'a|', '"a', '- a', '.a', 'a-', '!']) {
    // In quadratic time, this would take minutes.
    const begin = performance.now()
    parseSearch(`${part.repeat(200_000 / part.length)}a`)
    expect(performance.now() - begin).toBeLessThan(3_000)
  }
})
