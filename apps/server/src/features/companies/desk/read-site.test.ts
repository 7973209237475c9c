import { describe, expect, test } from 'vitest'
import { outlineOf } from '../../../platform/html/page-outline.ts'
import { siteFacts, storyOf } from './read-site.ts'

function factsOf(html: string, url: string) {
  const answer = outlineOf(html)
  if ('tooDeep' in answer) throw new Error('too deep')
  return siteFacts(answer.outline, url)
}

test('name, description and profiles are read from the head and the links of a site', () => {
  const html = `<!doctype html><head>
    <title>Harbour Works | Cranes &amp; more</title>
    <meta name="description" content="  Cranes that
      lift themselves ">
  </head><body>
    <a href="https://www.linkedin.com/company/harbour-works">In</a>
    <a href="https://github.com/harbour">Code</a><a href="https://github.com/harbour">Code</a>
    <a href="https://github.com/harbour/crane/issues">One of many</a>
    <a href="javascript:alert(1)">No</a>
  </body>`
  expect(factsOf(html, 'https://harbour-works.com/en/home?x=1')).toEqual({
    website: 'https://harbour-works.com/',
    companyName: 'Harbour Works',
    tagline: 'Cranes that lift themselves',
    links: ['https://www.linkedin.com/company/harbour-works', 'https://github.com/harbour'],
    foundingYear: null,
    places: [],
    color: null,
  })
})

test('the site’s own name takes precedence over its title', () => {
  const html = '<title>Home</title><meta property="og:site_name" content="Harbour Works">'
  expect(factsOf(html, 'https://a.example')).toMatchObject({ companyName: 'Harbour Works', tagline: null, links: [] })
})

test('an empty site yields nothing, and a long line is cut at a word', () => {
  expect(factsOf('', 'https://a.example')).toMatchObject({ companyName: null, tagline: null })
  const { tagline } = factsOf(`<meta name="description" content="${'word '.repeat(60)}">`, 'https://a.example')
  expect(tagline).toMatch(/word…$/)
  expect(tagline?.length).toBeLessThanOrEqual(160)
})

test('the site’s organization data takes precedence over its head', () => {
  const organization = {
    '@type': 'Organization',
    name: 'Harbour Works',
    foundingDate: '1921',
    address: { addressLocality: 'Lisbon', addressCountry: 'PT' },
    sameAs: ['https://github.com/harbour', 'https://evil.example/harbour'],
  }
  const html = `<title>Home</title><script type="application/ld+json">${JSON.stringify(organization)}</script>`
  expect(factsOf(html, 'https://a.example')).toMatchObject({
    companyName: 'Harbour Works',
    foundingYear: 1921,
    places: ['Lisbon, Portugal'],
    links: ['https://github.com/harbour'],
  })
})

test.for([
  ['#0A5C8f', '#0a5c8f'],
  ['#123', '#112233'],
  // White and yellow are not legible; the other values are not colors in this form.
  ['#ffffff', null],
  ['#fe0', null],
  ['rebeccapurple', null],
  ['#0a5c8f;} body{display:none', null],
] as const)('the theme-color %s suggests the accent %s', ([writtenColor, color]) => {
  expect(factsOf(`<meta name="theme-color" content="${writtenColor}">`, 'https://a.example').color).toBe(color)
})

describe('the story', () => {
  const outline = (html: string) => {
    const answer = outlineOf(html)
    if ('tooDeep' in answer) throw new Error('too deep')
    return answer.outline
  }
  const longText = 'We build cranes that lift themselves, and we have done so since 1921, when the pier was new.'

  test('has the longer paragraphs of the page about the company, without markup', () => {
    const about = outline(`<p>Menu</p><p>${longText} <b>&lt;script&gt;x()&lt;/script&gt;</b></p><p>${longText}</p>`)
    const story = storyOf(outline(''), about)
    expect(story).toBe(`<p>${longText} &lt;script&gt;x()&lt;/script&gt;</p><p>${longText}</p>`)
  })

  test('omits cookie and copyright notices', () => {
    const notice = 'We use cookies to make this site better, and to learn which of our pages you read the most.'
    expect(storyOf(outline(''), outline(`<p>${notice}</p><p>${longText}</p>`))).toBe(`<p>${longText}</p>`)
  })

  test('is the site’s own description if the site has no page about the company, or else empty', () => {
    const block = JSON.stringify({ '@type': 'Organization', description: longText })
    expect(storyOf(outline(`<script type="application/ld+json">${block}</script>`), undefined)).toBe(
      `<p>${longText}</p>`,
    )
    expect(storyOf(outline(`<p>${longText}</p>`), undefined)).toBeNull()
  })
})
