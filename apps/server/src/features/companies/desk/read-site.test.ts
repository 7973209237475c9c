import { expect, test } from 'vitest'
import { outlineOf } from '../../../platform/html/page-outline.ts'
import { siteFacts } from './read-site.ts'

function factsOf(html: string, url: string) {
  const answer = outlineOf(html)
  if ('refusal' in answer) throw new Error(answer.refusal)
  return siteFacts(answer.outline, url)
}

test('name, description and profiles come from the head and the links of a site', () => {
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
  })
})

test('the name that a site gives itself goes before its title', () => {
  const html = '<title>Home</title><meta property="og:site_name" content="Harbour Works">'
  expect(factsOf(html, 'https://a.example')).toMatchObject({ companyName: 'Harbour Works', tagline: null, links: [] })
})

test('a site that says nothing gives nothing, and a long line is cut at a word', () => {
  expect(factsOf('', 'https://a.example')).toMatchObject({ companyName: null, tagline: null })
  const { tagline } = factsOf(`<meta name="description" content="${'word '.repeat(60)}">`, 'https://a.example')
  expect(tagline).toMatch(/word…$/)
  expect(tagline?.length).toBeLessThanOrEqual(160)
})
