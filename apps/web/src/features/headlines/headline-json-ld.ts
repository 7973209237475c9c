import type { Headline } from '@rise/contract/headlines/shapes'
import { largestSource } from '../../ui/base/picture-sources.ts'
import { headlineHref } from './headlines-address.ts'

/** Returns a headline as schema.org's `NewsArticle`, or a link as an `Article` that cites the linked page. */
export function headlineJsonLd(item: Headline, publicUrl: string, publisher: string): object {
  const { author, cover, link, summary, minutes, audience } = item
  const url = publicUrl + headlineHref(item.slug)
  const person = { '@type': 'Person', name: author.name, url: `${publicUrl}/professional/${author.slug}` }
  return {
    '@context': 'https://schema.org',
    '@type': minutes === null ? 'Article' : 'NewsArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: item.title,
    ...(summary && { description: summary }),
    image: cover ? publicUrl + largestSource(cover) : `${url}.png`,
    datePublished: item.publishedAt,
    dateModified: [item.updatedAt, item.publishedAt].sort().at(-1),
    author: person,
    publisher: { '@type': 'Organization', name: publisher, url: publicUrl },
    ...(audience !== 'everyone' && { isAccessibleForFree: false }),
    commentCount: item.comments,
    ...(minutes !== null && { timeRequired: `PT${minutes}M` }),
    ...(link && { citation: { '@type': 'WebPage', url: link.url, name: link.title || link.url } }),
  }
}
