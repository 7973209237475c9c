import { z } from 'zod'
import { lastFollowers } from '../last-followers.ts'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ text: z.string(), slug: z.string() })

/** A professional whom the member follows asks a question. It goes with its question. */
export const newIcebreaker: NotificationKind<'question.asked', 'question.deleted'> = {
  grouped: false,
  on: ['question.asked'],
  async tell(tx, { actorId, data: { questionId } }) {
    if (actorId === null) return []
    const question = await tx
      .selectFrom('question')
      .select(['text', 'slug'])
      .where('id', '=', questionId)
      .executeTakeFirst()
    if (!question) return []
    const followers = await lastFollowers(tx, actorId)
    return followers.map((memberId) => ({ memberId, aboutId: actorId, thingId: questionId, data: question }))
  },
  takenBackOn: ['question.deleted'],
  takeBack: ({ data }) => ({ thingIds: [data.questionId] }),
  say: () => 'asks',
  fields({ data }) {
    const { text } = kept.parse(data)
    return { message: text, question: text }
  },
  leadTo: ({ data }) => `/real-talk/${kept.parse(data).slug}`,
}
