import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import { largestSource } from '../../ui/base/picture-sources.ts'
import { casePath, ownerPath } from './case-address.ts'

/** Returns a case as schema.org's `Article`; undefined for a draft. */
export function caseJsonLd(portfolioCase: PortfolioCase, publicUrl: string): object | undefined {
  if (portfolioCase.publishedAt === null) return undefined
  const { author, cover, skills, people } = portfolioCase
  const url = publicUrl + casePath(author, portfolioCase.slug)
  // The case may have been published after its last edit.
  const [modified] = [portfolioCase.updatedAt, portfolioCase.publishedAt].sort().reverse()
  const description = portfolioCase.summary || portfolioCase.excerpt
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: portfolioCase.title,
    ...(description && { description }),
    image: cover ? publicUrl + largestSource(cover) : `${url}.png`,
    datePublished: portfolioCase.publishedAt,
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
