import type { Post } from '@rise/contract/feed/shapes'
import { memberJsonLd } from '../connections/index.ts'
import { postHref } from './posts/feed-address.ts'

/** A post as schema.org's `SocialMediaPosting`. */
export function postJsonLd(post: Post, publicUrl: string): object {
  const { _id, author, excerpt, publishedAt, editedAt, tags, reactions } = post
  const url = publicUrl + postHref(_id)
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: excerpt,
    datePublished: publishedAt,
    ...(editedAt && { dateModified: editedAt }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    author: memberJsonLd(author, publicUrl),
    commentCount: post.comments,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: Object.values(reactions.counts).reduce((sum, count) => sum + count, 0),
    },
  }
}
