import { contentPath } from '@rise/contract/content-links'
import { excerpt } from '@rise/contract/words'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

/**
 * `said` is absent in entries from before answers were displayed. `by` is its author: a grouped entry that no longer
 * begins with that author does not quote it.
 */
const stored = z.object({
  text: z.string(),
  slug: z.string(),
  said: z.string().optional(),
  by: z.string().optional(),
})

/** Longer answers are only shown on their page. */
const LONGEST_SAID = 200

/** Someone answers the member's question: one entry per question and day, none for the member's own answers. */
export const icebreakerAnswer = defineNotice({
  grouped: true,
  stored,
  on: ['answer.written'],
  async recipients(tx, { actorId, data: { answerId, questionId, authorId } }) {
    if (actorId === null || actorId === authorId) return []
    const question = await tx
      .selectFrom('answer')
      .innerJoin('question', 'question.id', 'answer.question_id')
      .select(['question.text', 'question.slug', 'answer.text as said', 'answer.actor_id as by'])
      .where('answer.id', '=', answerId)
      .executeTakeFirst()
    if (!question) return []
    const data = { ...question, said: question.said.slice(0, LONGEST_SAID) }
    return [{ memberId: authorId, aboutId: actorId, thingId: questionId, data }]
  },
  retractedOn: ['answer.deleted', 'question.deleted'],
  retract({ kind, data }) {
    if (kind === 'question.deleted') return { thingIds: [data.questionId] }
    return { memberId: data.authorId, aboutId: data.answererId, thingIds: [data.questionId] }
  },
  text: () => 'answered your question',
  fields({ aboutId, data: { text, slug, by = aboutId, ...answered } }) {
    const words = by === aboutId ? answered.said : undefined
    const message = words === undefined ? text : `“${words}”`
    const answer = words === undefined ? {} : { answer: excerpt(words) }
    return { message, ...answer, question: text, title: text, contentType: 'question', slug, owner: true }
  },
  action: 'Read the answer',
  path: ({ data }) => contentPath('question', data.slug),
})
