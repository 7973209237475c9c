import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const line = (...cells: string[]) => csvOf([cells]).slice(1, -2)

test.for([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=1+1', "'=1+1"],
  ['  @sum', "'  @sum"],
  ['-5', "'-5"],
  ['a;b', '"a;b"'],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; =1+1', `"a; '=1+1"`],
  ['a;b;+49 30;@x', `"a;b;'+49 30;'@x"`],
  ['a\t=1+1', `"a\t'=1+1"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\n\n-cmd', `"a\n\n'-cmd"`],
  // A list in a note is not a formula.
  ['Plan:\n- one\n- two', '"Plan:\n- one\n- two"'],
  ['salary 50-60; a=b', '"salary 50-60; a=b"'],
])('%j is written as the cell %s', ([value = '', cell = '']) => {
  expect(line('Ada', value)).toBe(`Ada,${cell}`)
})

test('no cell begins with a formula, even if a spreadsheet splits the line differently', () => {
  const text = line('Ada', 'x;=HYPERLINK("http://evil")', 'y\t@z', 'q\n=w')
  expect(text.split(/[,;\t\n]/).filter((part) => /^["\s]*[=@]/.test(part))).toEqual([])
})
