import type { Answer, Question } from '@rise/contract/real-talk/shapes'
import { memberJsonLd } from '../connections/index.ts'
import { questionHref } from './real-talk-address.ts'

/** Returns a question with a page of its answers as schema.org's `DiscussionForumPosting`. */
export function questionJsonLd(question: Question, answers: readonly Answer[], publicUrl: string): object {
  const url = publicUrl + questionHref(question.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: question.text,
    text: question.background || question.text,
    datePublished: question.askedAt,
    ...(question.changedAt && { dateModified: question.changedAt }),
    author: memberJsonLd(question.author, publicUrl),
    interactionStatistic: [
      counter('CommentAction', question.answers),
      counter('LikeAction', totalOf(question.reactions.counts)),
    ],
    ...(answers.length > 0 && {
      comment: answers.map((answer) => ({
        '@type': 'Comment',
        url: `${url}#answer-${answer._id}`,
        text: answer.text,
        datePublished: answer.writtenAt,
        ...(answer.changedAt && { dateModified: answer.changedAt }),
        author: memberJsonLd(answer.author, publicUrl),
        commentCount: answer.comments,
        interactionStatistic: counter('LikeAction', totalOf(answer.reactions.counts)),
      })),
    }),
  }
}

function counter(type: string, count: number): object {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: count,
  }
}

function totalOf(counts: Question['reactions']['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
