import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test('each block gets its own line, and inline markup leaves only its words', () => {
  expect(textOfHtml('<p>One <b>two</b></p><ul><li>three</li><li>four</li></ul>five<br>six')).toBe(
    'One two\nthree\nfour\nfive\nsix',
  )
})

test('entities are unescaped once', () => {
  expect(textOfHtml('R&amp;D &euro;5&#160;k &#x2013; &lt;b&gt; &amp;lt; &unknown;')).toBe(
    'R&D €5 k – <b> &lt; &unknown;',
  )
})

test('scripts and styles are left out', () => {
  expect(textOfHtml('a<script>if (1 < 2) alert("$500 per hour")</script>b<style>p{}</style>c')).toBe('a b c')
})

test('an unclosed tag at the end is kept as text, and the length of the text is limited', () => {
  expect(textOfHtml('a <b')).toBe('a <b')
  expect(textOfHtml('word '.repeat(100_000)).length).toBeLessThanOrEqual(20_000)
})
