import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import { largestSource } from '../../ui/base/picture-sources.ts'
import { casePath, ownerPath } from './case-address.ts'

/** Returns a case as schema.org's `Article`; undefined for a draft. */
export function caseJsonLd(found: PortfolioCase, publicUrl: string): object | undefined {
  if (found.publishedAt === null) return undefined
  const { author, cover, skills, people } = found
  const url = publicUrl + casePath(author, found.slug)
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
    author: {
      '@type': author.role === 'employer' ? 'Organization' : 'Person',
      name: author.name,
      url: publicUrl + ownerPath(author),
    },
    ...(people.length > 0 && {
      contributor: people.map((person) => ({
        '@type': 'Person',
        name: `${person.firstName} ${person.lastName}`.trim(),
        url: `${publicUrl}/professional/${person.slug}`,
      })),
    }),
    ...(skills.length > 0 && { keywords: skills.join(', ') }),
  }
}
