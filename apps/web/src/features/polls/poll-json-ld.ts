import type { Poll } from '@rise/contract/polls/shapes'
import { memberJsonLd } from '../connections/index.ts'
import { pollHref } from './cards/polls-address.ts'

/**
 * A poll as schema.org's `Question`. Its options are suggested answers, because the most popular option isn't the
 * correct one.
 */
export function pollJsonLd(
  poll: Poll,
  { publicUrl, productName }: { readonly publicUrl: string; readonly productName: string },
): object {
  const { _id, question, options, author, publishedAt, editedAt, voters, results, comments } = poll
  const url = publicUrl + pollHref(_id)
  return {
    '@context': 'https://schema.org',
    '@type': 'Question',
    '@id': url,
    url,
    mainEntityOfPage: url,
    name: question,
    text: question,
    datePublished: publishedAt,
    ...(editedAt && { dateModified: editedAt }),
    author: author ? memberJsonLd(author, publicUrl) : { '@type': 'Organization', name: productName, url: publicUrl },
    answerCount: options.length,
    suggestedAnswer: options.map(({ text }, place) => ({
      '@type': 'Answer',
      text,
      ...(results && { upvoteCount: results.votes[place] ?? 0 }),
    })),
    commentCount: comments,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/ChooseAction',
      userInteractionCount: voters,
    },
  }
}
