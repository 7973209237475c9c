import { expect, test } from 'vitest'
import { drawableText } from './drawable-text.ts'

/** Whether the test's font, with ASCII and two accented letters, has a character. */
const has = (code: number) => (code >= 0x20 && code < 0x7f) || code === 0xea || code === 0xe9

test.for([
  ['Cook', 'Cook'],
  ['Été\n chef', 'Eté chef'],
  ['Viễn', 'Viên'],
  ['Cook 🍳 now', 'Cook now'],
  ['料理人', ''],
  ['料理人 Cook here', 'Cook here'],
  ['A料理人の仕事', ''],
  ['\ud800', ''],
  ['— — —', ''],
] as const)('%s is drawn as "%s"', ([text, drawnText]) => {
  expect(drawableText(text, has)).toBe(drawnText)
})

test('a very long text is truncated', () => {
  expect(drawableText('x'.repeat(10_000), has)).toBe(`${'x'.repeat(200)}…`)
})
