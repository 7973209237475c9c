import { describe, expect, test } from 'vitest'
import { sanitiseDescription } from '../../features/postings/index.ts'
import { sanitiseRichText } from '../rich-text/sanitise-rich-text.ts'
import { writtenHtml } from '../rich-text/written-html.ts'
import { balanceHtml } from './balance-html.ts'
import { hostileTexts } from './hostile-shapes.fixture.ts'

const voids = new Set(['br', 'hr', 'img'])

/** Describes the first mismatched tag; nothing for balanced HTML. */
function faultOf(html: string): string | undefined {
  const openNames: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]*)[^>]*>/g)) {
    if (voids.has(name)) continue
    if (slash === '') {
      if (name === 'a' && (openNames.includes('a') || !tag.includes(' href='))) return `${tag} in ${html}`
      openNames.push(name)
    } else if (openNames.pop() !== name) return `${tag} closes another in ${html}`
  }
  return openNames.length === 0 ? undefined : `<${openNames.at(-1)}> stays open in ${html}`
}

const pieces = [
  ...['<a>', '<a href="https://a.example/">', '<a href="javascript:x">', '</a>', '<span>', '</span>', '<b>', '</b>'],
  ...['<i>', '</i>', '<p>', '</p>', '<div>', '</div>', '<ul>', '<li>', '</li>', '</ul>', '<ol start="2">', '</ol>'],
  ...[
    '<h1>',
    '</h1>',
    '<h6>',
    '</h6>',
    '<blockquote>',
    '</blockquote>',
    '<br>',
    '<img src="/pictures/a/1.webp">',
    '<img>',
  ],
  ...[
    '<table>',
    '<td>',
    '</table>',
    '<svg>',
    '</svg>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    '&lt;',
    'a',
  ],
  ...['**', '_', '[a](', ')', '[b](https://b.example)', '> ', '- ', '1. ', '\n', '\n\n', '`', '## ', ' '],
]

/** Generates the same texts each time, from a `seed`. */
function* randomTexts(count: number, seed: number): Generator<string> {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let textCount = 0; textCount < count; textCount += 1) {
    yield Array.from({ length: 1 + next(14) }, () => pieces[next(pieces.length)]).join('')
  }
}

const writers: [string, (text: string) => string][] = [
  ['rich text', (text) => sanitiseRichText(text, () => 'a').html],
  ['a text in Markdown or from the editor', writtenHtml],
  ['the description of a job', sanitiseDescription],
]

describe.for(writers)('%s', ([, write]) => {
  test('leaves no element open in any of 20,000 random texts', () => {
    for (const text of randomTexts(20_000, 7)) expect(faultOf(write(text)), text).toBeUndefined()
  })

  test.for(hostileTexts(100_000))('leaves no element open in 100,000 characters: %s', ([, text]) => {
    expect(faultOf(write(text))).toBeUndefined()
  })
})

test('elements left open by an older version are closed; pictures and words stay in place', () => {
  const picture = '<img src="/pictures/a/1.webp" srcset="/pictures/a/1.webp 480w" alt="1 &gt; 0" loading="lazy">'
  expect(balanceHtml(`<p>text<a href="https://evil.example/" rel="nofollow"></span></p>${picture}<p>b<br />c`)).toBe(
    `<p>text<a href="https://evil.example/" rel="nofollow"></a></p>${picture}<p>b<br />c</p>`,
  )
})

test('balanced HTML stays as it is', () => {
  const html = '<ul><li>a<ul><li><a href="https://a.example">b</a></li></ul></li></ul><p>c</p>'
  expect(balanceHtml(html)).toBe(html)
})
