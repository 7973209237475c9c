import { describe, expect, test } from 'vitest'
import { drawPictures, sanitiseRichText } from './sanitise-rich-text.ts'
import { textOf } from './text-of.ts'

const knownPicture = (address: string) => /^\/pictures\/(\w+)\//.exec(address)?.[1]
const sanitise = (html: string) => sanitiseRichText(html, knownPicture)

describe('rich text', () => {
  test('keeps the editor’s markup', () => {
    const html =
      '<h2>What</h2><p>One <strong>two</strong> <em>three</em><br />four</p><ul><li><p>a</p></li></ul><ol start="3"><li>b</li></ol><blockquote><p>c</p></blockquote>'
    expect(sanitise(html).html).toBe(html)
  })

  test.for<readonly [string, string]>([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="a()" style="color:red" class="x" id="y">Hi</p>', '<p>Hi</p>'],
    ['<p><a href="javascript:alert(1)">Hi</a></p>', '<p>Hi</p>'],
    ['<p><a href=" jAvAsCript&#58;alert(1)">Hi</a></p>', '<p>Hi</p>'],
    ['<p><a href="//evil.example">Hi</a></p>', '<p>Hi</p>'],
    ['<p>a</p><iframe src="https://evil.example"></iframe><svg><script>b</script></svg>', '<p>a</p>'],
    ['<p>a<style>p{}</style></p><math><mi>x</mi></math>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<h1>Big</h1><h6>Small</h6>', '<h2>Big</h2><h4>Small</h4>'],
    ['<b>a</b><i>b</i><u>c</u>', '<strong>a</strong><em>b</em>c'],
    ['<p>1 < 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p></p><p>&nbsp;</p><p><br></p>', ''],
    ['<p>\u3164</p><p>\u200b\u2800</p>', ''],
    ['plain', 'plain'],
  ])('%s becomes %s', ([html, safeHtml]) => {
    expect(sanitise(html).html).toBe(safeHtml)
  })

  test('adds a rel to links that tells search engines we don’t endorse them', () => {
    expect(sanitise('<a href="https://a.example" rel="follow" target="_blank">a</a>').html).toBe(
      '<a href="https://a.example" rel="nofollow noopener ugc">a</a>',
    )
  })

  test('keeps only known pictures, which the caller draws with their alternative texts', () => {
    const text = sanitise(
      '<img src="/pictures/one/480.webp" alt="A &quot;b&quot; <c>" onload="x()"><img src="https://evil.example/x.png"><img data-picture="two" alt="forged"><p>z</p>',
    )
    expect(text.pictureIds).toEqual(['one'])
    expect(drawPictures(text, (id, alt) => `[${id}: ${alt}]`)).toBe('[one: A &quot;b&quot; &lt;c&gt;]<p>z</p>')
  })

  test('handles text nested ten thousand levels deep', () => {
    expect(textOf(sanitise(`${'<blockquote>'.repeat(10_000)}deep`).html)).not.toContain('<')
  })
})

test('the plain text is on one line', () => {
  expect(textOf('<h2>A</h2><p>b &amp; &lt;c&gt;<br />d</p>')).toBe('A b & <c> d')
})
