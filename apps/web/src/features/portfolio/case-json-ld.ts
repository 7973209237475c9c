import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import { largestSource } from '../../ui/base/picture-sources.ts'
import { casePath } from './case-card.tsx'

/** Returns a case as schema.org's `Article`; undefined for a draft. */
export function caseJsonLd(found: PortfolioCase, publicUrl: string): object | undefined {
  if (found.publishedAt === null) return undefined
  const { author, cover, skills } = found
  const url = publicUrl + casePath(author.slug, found.slug)
  // It may have been published after it was last edited.
  const [modified] = [found.updatedAt, found.publishedAt].sort().reverse()
  const description = found.summary || found.excerpt
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: found.title,
    ...(description && { description }),
    image: cover ? publicUrl + largestSource(cover) : `${url}.png`,
    datePublished: found.publishedAt,
    dateModified: modified,
    author: { '@type': 'Person', name: author.name, url: `${publicUrl}/professional/${author.slug}` },
    ...(skills.length > 0 && { keywords: skills.join(', ') }),
  }
}
