import type { Context } from '../context.ts'
import type { PublicFile } from './files.ts'
import { escapeXml } from './xml.ts'

/** A feed for readers of RSS 2.0 and JSON Feed 1.1, the newest item first. Texts are plain, addresses are absolute. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** The page with the same list. */
  readonly pageUrl: string
  /** The address of this feed. */
  readonly url: string
  readonly items: readonly FeedItem[]
}

interface FeedItem {
  /** A stable id, which never changes. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly text: string
  readonly published: Date
  readonly tags: readonly string[]
  /** Additional data for programs, as an extension of JSON Feed (`_{name}`). */
  readonly details: { readonly name: string; readonly value: unknown }
}

/** A list that has feeds. The query of its address contains its filters. */
interface FeedList {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Returns the newest items that match the query; refuses an invalid query. */
  readItems(ctx: Context, query: unknown): Promise<readonly FeedItem[]>
}

const CACHE_SECONDS = 60

export const RSS_TYPE = 'application/rss+xml; charset=utf-8'
export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8'

/** Returns RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function toRss({ title, description, pageUrl, url, items }: Feed): string {
  const channel = [
    element('title', title),
    element('link', pageUrl),
    element('description', description),
    `<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`,
    element('language', 'en'),
    element('ttl', '60'),
    ...items.map(rssItem),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    ...channel,
    '</channel></rss>\n',
  ].join('\n')
}

function rssItem({ id, url, title, text, published, tags }: FeedItem): string {
  // Readers interpret a description as HTML, so its text is escaped once for HTML and once for XML.
  const parts = [
    element('title', title),
    element('link', url),
    element('description', escapeXml(text)),
    ...tags.map((tag) => element('category', tag)),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', published.toUTCString()),
  ]
  return `<item>${parts.join('')}</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Returns JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed({ title, description, pageUrl, url, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: url,
    language: 'en',
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_text: item.text,
      date_published: item.published.toISOString(),
      tags: item.tags,
      [`_${item.details.name}`]: item.details.value,
    })),
  })
}

/**
 * Returns a list's feeds: `/feed.rss` and `/feed.json` below the list's path, with the list's filters in the query.
 * Search engines are asked to index only the list itself.
 */
export function listFeeds({ path, title, description, readItems }: FeedList): readonly PublicFile[] {
  const file = (name: string, type: string, write: (feed: Feed) => string): PublicFile => ({
    ...{ path: `${path}/${name}`, type, cacheSeconds: CACHE_SECONDS, takesQuery: true, noindex: true },
    async make(ctx, { query }) {
      const search = new URLSearchParams(Object(query) as Record<string, string>)
      const address = (of: string) => ctx.config.publicUrl + of + (search.size > 0 ? `?${search}` : '')
      const head = { title: `${title} | ${ctx.brand.name}`, description }
      const feed = { ...head, pageUrl: address(path), url: address(`${path}/${name}`) }
      return { body: write({ ...feed, items: await readItems(ctx, query) }), canonical: path }
    },
  })
  return [file('feed.rss', RSS_TYPE, toRss), file('feed.json', JSON_FEED_TYPE, toJsonFeed)]
}
