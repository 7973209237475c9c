import { z } from 'zod'
import type { NotificationKind } from '../notification-kind.ts'

const written = z.object({ answerId: z.uuid(), questionId: z.uuid(), authorId: z.uuid() })
const deletedAnswer = z.object({ questionId: z.uuid(), authorId: z.uuid(), answererId: z.uuid() })
const deletedQuestion = z.object({ questionId: z.uuid() })
const kept = z.object({ text: z.string(), slug: z.string() })

/** Somebody answers a question of the member: one entry a day for each question, nothing of one's own answers. */
export const icebreakerAnswer: NotificationKind = {
  grouped: true,
  on: ['answer.written'],
  async tell(tx, { actorId, data }) {
    const { answerId, questionId, authorId } = written.parse(data)
    if (actorId === null || actorId === authorId) return []
    const question = await tx
      .selectFrom('answer')
      .innerJoin('question', 'question.id', 'answer.question_id')
      .select(['question.text', 'question.slug'])
      .where('answer.id', '=', answerId)
      .executeTakeFirst()
    return question ? [{ memberId: authorId, aboutId: actorId, thingId: questionId, data: question }] : []
  },
  takenBackOn: ['answer.deleted', 'question.deleted'],
  takeBack({ kind, data }) {
    if (kind === 'question.deleted') return { thingIds: [deletedQuestion.parse(data).questionId] }
    const { questionId, authorId, answererId } = deletedAnswer.parse(data)
    return { memberId: authorId, aboutId: answererId, thingIds: [questionId] }
  },
  say: () => 'answered your question',
  fields({ data }) {
    const { text } = kept.parse(data)
    return { message: text, question: text }
  },
  leadTo: ({ data }) => `/real-talk/${kept.parse(data).slug}`,
}
