import { z } from 'zod'
import type { NotificationKind, Telling } from '../notification-kind.ts'

/** Of a poll with more voters; the others see its results where they voted. */
const MOST_VOTERS = 500

const kept = z.object({ pollId: z.string(), question: z.string(), own: z.boolean(), site: z.boolean().optional() })

/** A poll has closed. Its author is told, if it isn't the site itself, and those who voted. */
export const pollClosed: NotificationKind<'poll.closed', 'poll.deleted'> = {
  grouped: false,
  on: ['poll.closed'],
  async tell(tx, { data: { pollId, ownerId } }) {
    const poll = await tx.selectFrom('poll').select('question').where('id', '=', pollId).executeTakeFirst()
    if (!poll) return []
    const data = { pollId, question: poll.question }
    // By their ids: an order of votes is not kept.
    const voters = await tx
      .selectFrom('poll_voter')
      .select('actor_id')
      .where('poll_id', '=', pollId)
      .$if(ownerId !== null, (query) => query.where('actor_id', '!=', ownerId ?? ''))
      .orderBy('actor_id')
      .limit(MOST_VOTERS)
      .execute()
    if (ownerId === null) {
      const ofSite = { thingId: pollId, data: { ...data, own: false, site: true } }
      return voters.map(({ actor_id: memberId }): Telling => ({ memberId, ...ofSite }))
    }
    const author: Telling = { memberId: ownerId, thingId: pollId, data: { ...data, own: true } }
    const ofMember = { aboutId: ownerId, thingId: pollId, data: { ...data, own: false } }
    return [author, ...voters.map(({ actor_id: memberId }): Telling => ({ memberId, ...ofMember }))]
  },
  takenBackOn: ['poll.deleted'],
  takeBack: ({ data }) => ({ thingIds: [data.pollId] }),
  say(told) {
    const { own, question, site } = kept.parse(told.data)
    if (site) return `The results of a poll you voted in are in: “${question}”`
    return own ? `The results of your poll are in: “${question}”` : 'has the results of a poll you voted in'
  },
  fields({ data }) {
    const { question } = kept.parse(data)
    return { title: question, message: question, postType: 'polls' }
  },
  leadTo: ({ data }) => `/polls/${kept.parse(data).pollId}`,
}
