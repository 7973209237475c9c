import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseDescription } from '../../postings/index.ts'
import { escapeMarkdown, htmlToMarkdown } from './html-to-markdown.ts'

test.for([
  ['<p>One<br>two</p><p>Three</p>', 'One\\\ntwo\n\nThree'],
  ['<h2>What you do</h2><h4>More</h4>', '### What you do\n\n##### More'],
  ['<p><strong>Bold </strong>and<em> thin</em></p>', '**Bold** and *thin*'],
  ['<ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>', '- One\n- Two\n  - Deep'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  ['<blockquote><p>Said</p><p>twice</p></blockquote>', '> Said\n>\n> twice'],
  ['<pre>a  &lt;b&gt;\n```\nc</pre>', '````\na  <b>\n```\nc\n````'],
  ['<p>Use <code>a `b` c</code></p>', 'Use `` a `b` c ``'],
  ['<p>x</p><hr><p>y</p>', 'x\n\n***\n\ny'],
  [
    '<p><a href="https://x.example/a_(b)?c=1&amp;d=2" rel="nofollow noopener">See [it]</a></p>',
    '[See \\[it\\]](<https://x.example/a_%28b%29?c=1&d=2>)',
  ],
  [
    '<table><thead><tr><th>A</th><th>B|C</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '| A | B\\|C |\n| --- | --- |\n| 1 |  |',
  ],
  ['', ''],
] as const)('%s becomes %s', ([html, markdown]) => {
  expect(htmlToMarkdown(html)).toBe(markdown)
})

test.for([
  ['# No heading', '\\# No heading'],
  ['- no item', '\\- no item'],
  ['+ no item', '\\+ no item'],
  ['12. no item', '12\\. no item'],
  ['---', '\\---'],
  ['===', '\\==='],
  ['> no quote', '\\> no quote'],
  ['```', '\\`\\`\\`'],
  ['![no](picture)', '!\\[no\\](picture)'],
  ['<script>no</script>', '\\<script\\>no\\</script\\>'],
  ['&lt; stays', '\\&lt; stays'],
  ['[x]: https://evil.example', '\\[x\\]: https://evil.example'],
  ['a_b*c~d', 'a\\_b\\*c\\~d'],
] as const)('text that looks like markup is escaped: %s', ([text, markdown]) => {
  const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`
  expect(htmlToMarkdown(html)).toBe(markdown)
})

const unescapedSign = /(?<!\\)(?:\\\\)*[<>[\]`]/

test('people’s text never becomes HTML, a heading or front matter', () => {
  const pieces = fc.constantFrom(
    '---',
    '\n',
    '# ',
    '<b>',
    '<p>',
    '</p>',
    '<br>',
    '&lt;',
    '<script>',
    '`',
    '](',
    'x',
    ' ',
    '!',
    '<li>',
    '\\',
    '***',
    'title: y',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const markdown = htmlToMarkdown(sanitiseDescription(parts.join('')).replaceAll(/<\/?(strong|li|ul)>/g, ''))
      for (const line of markdown.split('\n')) {
        expect(line).not.toMatch(/^(#|-|=|\+)/)
        expect(line).not.toMatch(unescapedSign)
      }
    }),
    { numRuns: 300 },
  )
  expect(escapeMarkdown('a\n---\n# b\u2028c')).toBe('a --- # b c')
})

test('a long description is converted within two seconds', () => {
  const html = sanitiseDescription('<ul>'.repeat(30) + '<li>a*b</li>'.repeat(1_500))
  const start = performance.now()
  expect(htmlToMarkdown(html).length).toBeGreaterThan(1_500 * 4)
  expect(performance.now() - start).toBeLessThan(2_000)
})
