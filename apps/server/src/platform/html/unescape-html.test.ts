import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText } from '../../features/postings/text/sanitise-description.ts'
import { unescapeHtml, unescapeOnce } from './unescape-html.ts'

const html = '<p>Know the &lt;b&gt; tag, R&amp;D and <a href="https://example.com/?a=1&amp;b=2">more</a></p>'
const escapeAll = (text: string) => escapeText(text).replaceAll('"', '&quot;')

test('HTML escaped once is restored, and prose about markup stays prose', () => {
  expect(unescapeHtml(escapeAll(html))).toEqual({ html, levels: 1 })
})

test('HTML escaped twice is restored, too', () => {
  expect(unescapeHtml(escapeAll(escapeAll(html)))).toEqual({ html, levels: 2 })
})

test('HTML that was not escaped stays the same', () => {
  expect(unescapeHtml(html)).toEqual({ html, levels: 0 })
})

test('text without tags is unescaped once, so an escaped inline tag in it stays text', () => {
  expect(unescapeHtml('Know the &amp;lt;b&amp;gt; tag')).toEqual({ html: 'Know the &lt;b&gt; tag', levels: 1 })
})

test('endlessly nested entities are unescaped at most two levels deep', () => {
  const nestedEntities = `&${'amp;'.repeat(10_000)}lt;/p&gt;`
  const { html: read, levels } = unescapeHtml(nestedEntities)
  expect(levels).toBeLessThanOrEqual(2)
  expect(read.length).toBeGreaterThan(30_000)
})

test('impossible code points stay unchanged', () => {
  expect(unescapeOnce('&#0;&#xD800;&#x110000;&#9999999;&#39;&#x27;')).toBe("&#0;&#xD800;&#x110000;&#9999999;''")
})

test('names of HTML entities are decoded, and other names are not', () => {
  expect(unescapeOnce('A &ndash; B &eacute;&Uuml;&szlig;&hellip;&rsquo;&bull;&CounterClockwiseContourIntegral;')).toBe(
    'A – B éÜß…’•∳',
  )
  expect(unescapeOnce('&nosuch; &constructor; AT&T; R&D')).toBe('&nosuch; &constructor; AT&T; R&D')
})

test('numeric references from 128 to 159 are decoded as Windows-1252, as in browsers', () => {
  expect(unescapeOnce('Lead &#150; Optics&#x2026;')).toBe('Lead – Optics…')
})

test('unescaping reverses one escaping of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(unescapeOnce(escapeAll(text))).toBe(text)
    }),
  )
})
