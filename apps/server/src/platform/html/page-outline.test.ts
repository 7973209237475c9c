import { expect, test } from 'vitest'
import { hostileTexts } from './hostile-shapes.fixture.ts'
import { outlineOf } from './page-outline.ts'
import { readOutline } from './read-outline.ts'

test('the outline of a page contains its meta elements, title and links', async () => {
  const html =
    '<title>A &amp; b</title><meta name="Author" content="Ada"><meta property="og:title" content="C"><a href="/d">e</a>'
  expect(await readOutline(html)).toEqual({
    meta: new Map([
      ['author', 'Ada'],
      ['og:title', 'C'],
    ]),
    title: 'A & b',
    links: ['/d'],
    touchIcons: [],
    icons: [],
    paragraphs: [],
    organization: null,
  })
})

test('the outline contains icons, paragraphs and the organization', () => {
  const block = {
    '@graph': [
      { '@type': 'WebSite', name: 'Home' },
      {
        '@type': ['Corporation'],
        name: 'Harbour Works',
        logo: { url: '/logo.png' },
        foundingDate: '1921-05-01',
        address: { addressLocality: 'Lisbon', addressCountry: { name: 'Portugal' } },
        sameAs: ['https://github.com/harbour', 7],
      },
    ],
  }
  const html = `<link rel="shortcut icon" href="/a.ico"><link rel="apple-touch-icon" href="/b.png">
    <link rel="mask-icon" href="/c.svg">
    <script>var p = '<p>no'</script><script type="application/ld+json">{"@type":</script>
    <script type="application/ld+json">${JSON.stringify(block)}</script>
    <p>One <b>bold</b> word<p> <p>Two</p> outside`
  expect(outlineOf(html)).toMatchObject({
    outline: {
      touchIcons: ['/b.png'],
      icons: ['/a.ico'],
      paragraphs: ['One bold word', 'Two'],
      organization: {
        name: 'Harbour Works',
        logo: '/logo.png',
        foundingDate: '1921-05-01',
        locality: 'Lisbon',
        country: 'Portugal',
        sameAs: ['https://github.com/harbour'],
        description: null,
      },
    },
  })
})

test('JSON-LD blocks that are too long or nested too deep are ignored', () => {
  const deepBlock = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  for (const block of [
    deepBlock,
    JSON.stringify({ '@type': 'Organization', name: 'x'.repeat(60_000) }),
    '{',
    'null',
    '7',
  ]) {
    const html = `<script type="application/ld+json">${block}</script>`
    expect(outlineOf(html)).toMatchObject({ outline: { organization: null } })
  }
})

test.for([
  ['unclosed elements', '<div>'.repeat(400_000)],
  ['elements closed out of order', '<b>'.repeat(300_000) + '</i>'.repeat(280_000)],
  ['drawings', '<svg>'.repeat(100_000)],
] as const)('a page that is nested too deep is refused with a reason: %s', async ([, html]) => {
  await expect(readOutline(html)).rejects.toThrow('Its elements are nested more than 500 levels deep.')
})

test.for([
  ['siblings', '<p>a</p>'],
  ['elements without an end', '<br><img><hr>'],
  ['paragraphs without end tags', '<p>'],
  ['ends without a beginning', '</p></br></b>'],
] as const)('a wide page is read to its end: %s', ([, piece]) => {
  expect(outlineOf(`${piece.repeat(30_000)}<title>End</title>`)).toMatchObject({ outline: { title: 'End' } })
})

test.for(hostileTexts(500_000))('a hostile page of half a megabyte is read or refused in time: %s', ([, html]) => {
  expect(Object.keys(outlineOf(html))).toHaveLength(1)
})
