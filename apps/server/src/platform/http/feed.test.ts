import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml, textsOf } from '../../../test/read-xml.ts'
import { type Feed, toJsonFeed, toRss } from './feed.ts'

const feedOf = (text: string): Feed => ({
  title: text,
  description: text,
  pageUrl: 'https://rise.example/list?a=1&b=2',
  url: 'https://rise.example/list/feed.rss?a=1&b=2',
  items: [
    {
      id: '0190f3a4-0000-7000-8000-000000000001',
      url: 'https://rise.example/1',
      title: text,
      text,
      published: new Date('2026-06-01T08:00:00Z'),
      tags: [text],
      details: { name: 'thing', value: { text } },
    },
  ],
})

test('an RSS feed has the elements that readers need, with RFC 822 dates', () => {
  const rss = readXml(toRss(feedOf('A & B')))
  expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0'])
  const [channel] = rss.children
  const item = channel?.children.find(({ name }) => name === 'item')
  expect(channel?.children.slice(0, 3).map(({ name, text }) => [name, text])).toEqual([
    ['title', 'A & B'],
    ['link', 'https://rise.example/list?a=1&b=2'],
    ['description', 'A & B'],
  ])
  expect(channel?.children.find(({ name }) => name === 'atom:link')?.attributes).toMatchObject({
    href: 'https://rise.example/list/feed.rss?a=1&b=2',
    rel: 'self',
  })
  expect(item?.children.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'A & B'],
    ['link', 'https://rise.example/1'],
    ['description', 'A &amp; B'],
    ['category', 'A & B'],
    ['guid', '0190f3a4-0000-7000-8000-000000000001'],
    ['pubDate', 'Mon, 01 Jun 2026 08:00:00 GMT'],
  ])
})

test('a JSON Feed has the shape of version 1.1', () => {
  expect(JSON.parse(toJsonFeed(feedOf('A')))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'A',
    description: 'A',
    home_page_url: 'https://rise.example/list?a=1&b=2',
    feed_url: 'https://rise.example/list/feed.rss?a=1&b=2',
    language: 'en',
    items: [
      {
        id: '0190f3a4-0000-7000-8000-000000000001',
        url: 'https://rise.example/1',
        title: 'A',
        content_text: 'A',
        date_published: '2026-06-01T08:00:00.000Z',
        tags: ['A'],
        _thing: { text: 'A' },
      },
    ],
  })
})

test('any text stays within its element and leaves the feed well-formed', () => {
  const evil = ['</title><script>x</script>', ']]>', '\u0000\u0008\ufffe', '\ud800', '&amp;', '<!--', '"\'']
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...evil)), (text) => {
      const titles = textsOf(readXml(toRss(feedOf(text))), 'title')
      expect(titles).toHaveLength(2)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
      const expected = text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
      const line = (of = '') => of.replaceAll(/\r\n?|\n/g, '\n')
      expect(line(titles[0])).toBe(line(expected))
      expect(JSON.parse(toJsonFeed(feedOf(text))).title).toBe(text)
    }),
  )
})
