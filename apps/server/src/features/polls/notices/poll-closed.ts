import { audiences } from '@rise/contract/content/kinds'
import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { isShownTo } from '../poll-row.ts'

const storedData = z.object({
  ...{ pollId: z.string(), question: z.string(), own: z.boolean(), site: z.boolean().optional() },
  /** The poll's audience, which decides which voters are notified. */
  audience: z.enum(audiences).optional(),
})

/** A poll has closed: notifies its author, except for a poll of the site, and the voters who may still read it. */
export const pollClosed = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['poll.closed'],
  async recipients(tx, { data: { pollId, ownerId } }) {
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
    members({ aboutId = null, data: { pollId, audience } }) {
      return sql<{ member_id: string }>`
        select voter.actor_id as member_id from poll_voter voter join actor reader on reader.id = voter.actor_id
        where voter.poll_id = ${pollId} and voter.actor_id is distinct from ${aboutId}::uuid
          and (${audience}::text in ('everyone', 'members')
            or ${audience}::text = 'pro' and (reader.kind = 'professional' or reader.plan = 'Pro')
            or ${audience}::text = 'creator' and (reader.kind = 'company' or reader.plan = 'Creator'))`
    },
  },
  retractedOn: ['poll.deleted'],
  retract: ({ data }) => ({ thingIds: [data.pollId] }),
  text({ data: { own, question, site } }) {
    if (site) return t('The results of a poll you voted in are in: “{question}”', { question })
    return own
      ? t('The results of your poll are in: “{question}”', { question })
      : t('has the results of a poll you voted in')
  },
  fields: ({ data: { question } }) => ({ title: question, message: question, postType: 'polls' }),
  action: msg('See the results'),
  path: ({ data }) => `/polls/${data.pollId}`,
  mail: { things: ({ data: { question, own, site } }) => (own || site ? [] : [{ title: excerpt(question) }]) },
})

/** Returns a poll that is not hidden, locked against deletion until the transaction ends. */
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
