import { expect, test } from 'vitest'
import { writtenHtml } from './written-html.ts'

test.for([
  ['<blockquote><p>We mend.</p></blockquote>', '<blockquote><p>We mend.</p></blockquote>'],
  ['> We mend.', '<blockquote>\n<p>We mend.</p>\n</blockquote>'],
])('a text that consists only of quotes keeps them: %s', ([text = '', html = '']) => {
  expect(writtenHtml(text)).toBe(html)
})
