import { audiences } from '@rise/contract/content/kinds'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { isShownTo } from '../../polls/index.ts'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ pollId: z.string(), question: z.string(), own: z.boolean(), site: z.boolean().optional() })
const crowdOf = z.object({ pollId: z.string(), audience: z.enum(audiences) })

/** A poll has closed. Its author is told, if it isn't the site itself, and of those who voted everyone who may still read it. */
export const pollClosed: NotificationKind<'poll.closed', 'poll.deleted'> = {
  grouped: false,
  on: ['poll.closed'],
  async tell(tx, { data: { pollId, ownerId } }) {
    const poll = await findShown(tx, pollId)
    if (!poll || ownerId === null) return []
    return [{ memberId: ownerId, thingId: pollId, data: { pollId, question: poll.question, own: true } }]
  },
  crowd: {
    thingOf: ({ data }) => data.pollId,
    async find(tx, pollId) {
      const poll = await findShown(tx, pollId)
      if (!poll) return undefined
      const { question, actor_id: ownerId, audience } = poll
      const data = { pollId, question, own: false, audience }
      return ownerId === null ? { data: { ...data, site: true } } : { aboutId: ownerId, data }
    },
    members({ aboutId = null, data }) {
      const { pollId, audience } = crowdOf.parse(data)
      return sql<{ member_id: string }>`
        select voter.actor_id as member_id from poll_voter voter join actor reader on reader.id = voter.actor_id
        where voter.poll_id = ${pollId} and voter.actor_id is distinct from ${aboutId}::uuid
          and (${audience}::text in ('everyone', 'members')
            or ${audience}::text = 'pro' and (reader.kind = 'professional' or reader.plan = 'Pro')
            or ${audience}::text = 'creator' and (reader.kind = 'company' or reader.plan = 'Creator'))`
    },
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

/** Returns a poll that is not hidden, and keeps it from being deleted before the transaction ends. */
function findShown(tx: Tx, pollId: string) {
  return tx
    .selectFrom('poll')
    .select(['question', 'actor_id', 'audience'])
    .where('id', '=', pollId)
    .where('withdrawn', '=', false)
    .where(isShownTo(null))
    .forKeyShare()
    .executeTakeFirst()
}
