import { contentPath } from '@rise/contract/content-links'
import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

/**
 * `said`: the beginning of the answer, absent in older entries. `by`: the author of the answer. A grouped entry that
 * begins with another author doesn't quote it.
 */
const storedData = z.object({
  text: z.string(),
  slug: z.string(),
  said: z.string().optional(),
  by: z.string().optional(),
})

/** The maximum length of a quoted answer, in characters; longer ones are cut. */
const LONGEST_SAID = 200

/**
 * Someone answered the member's question. Answers to one question within a day (UTC) share one entry; the member's own
 * answers cause none.
 */
export const icebreakerAnswer = defineNotice({
  grouped: true,
  stored: storedData,
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
  text: ({ count }) => t('{count, plural, other {answered your question}}', { count }),
  fields({ aboutId, data }) {
    const { text, slug } = data
    const words = saidBy(aboutId, data)
    const message = words === undefined ? text : t('“{words}”', { words })
    const answer = words === undefined ? {} : { answer: excerpt(words) }
    return { message, ...answer, question: text, title: text, contentType: 'question', slug, owner: true }
  },
  action: msg('Read the answer'),
  path: ({ data }) => contentPath('question', data.slug),
  mail: {
    things({ aboutId, data }) {
      const { text } = data
      const quote = saidBy(aboutId, data)
      return [
        quote === undefined
          ? { title: excerpt(text) }
          : { quote: excerpt(quote), about: t('On “{text}”', { text: excerpt(text) }) },
      ]
    },
  },
})

/** Returns the stored answer if it is by the member that the entry names. */
function saidBy(aboutId: string | undefined, { by = aboutId, said }: z.output<typeof storedData>): string | undefined {
  return by === aboutId ? said : undefined
}
