import { expect, test } from 'vitest'
import { cutAtWord } from './page-head.tsx'

test('a description is cut at a word, with the cut shown', () => {
  expect(cutAtWord('short enough', 155)).toBe('short enough')
  expect(cutAtWord('one two three four', 12)).toBe('one two…')
  const cut = cutAtWord('x'.repeat(400), 155)
  expect(cut.length).toBeLessThanOrEqual(155)
})
