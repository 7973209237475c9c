import { expect, test } from 'vitest'
import { firstLines } from './first-lines.ts'

test.for([
  [
    '<p>Bring:</p><ul><li>a laptop</li> <li><p>a question</p></li><li>time.</li></ul><p>See you</p>',
    'Bring: a laptop; a question; time. See you',
  ],
  [
    '<h2>Why</h2><p>One <strong>bold</strong> word.</p><ol><li>First!</li><li>Second</li></ol>',
    'One bold word. First! Second',
  ],
])('the first lines of %s are joined into one', ([html = '', line]) => {
  expect(firstLines(html)).toBe(line)
})
