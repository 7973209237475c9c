import { contentPath } from '@rise/contract/content-links'
import { z } from 'zod'
import { excerptOf } from '../excerpt-of.ts'
import type { NotificationKind } from '../notification-kind.ts'

/**
 * `said` is missing in entries older than the display of answers. `by` is whose words they are: an entry of several that no
 * longer begins with them does not quote them.
 */
const kept = z.object({
  text: z.string(),
  slug: z.string(),
  said: z.string().optional(),
  by: z.string().optional(),
})

/** Longer answers are read on their page. */
const LONGEST_SAID = 200

/** Someone answers the member's question: one entry per question and day, none for the member's own answers. */
export const icebreakerAnswer: NotificationKind<'answer.written', 'answer.deleted' | 'question.deleted'> = {
  grouped: true,
  on: ['answer.written'],
  async tell(tx, { actorId, data: { answerId, questionId, authorId } }) {
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
  takenBackOn: ['answer.deleted', 'question.deleted'],
  takeBack({ kind, data }) {
    if (kind === 'question.deleted') return { thingIds: [data.questionId] }
    return { memberId: data.authorId, aboutId: data.answererId, thingIds: [data.questionId] }
  },
  say: () => 'answered your question',
  fields({ aboutId, data }) {
    const { text, slug, by = aboutId, ...answered } = kept.parse(data)
    const said = by === aboutId ? answered.said : undefined
    const message = said === undefined ? text : `“${said}”`
    const answer = said === undefined ? {} : { answer: excerptOf(said) }
    return { message, ...answer, question: text, title: text, contentType: 'question', slug, owner: true }
  },
  leadTo: ({ data }) => contentPath('question', kept.parse(data).slug),
}
