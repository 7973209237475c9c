import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'

/** The deeds of this feature that count towards missions. */
export const countedDeeds = {
  'request-answered': {
    beginsAt: '/convos',
    on: ['convo.answered'],
    things: (_tx, ids) => sql`
      select own.actor_id, own.convo_id::text as thing, reply.created_at as at from convo_side as own
      join message as opening on opening.convo_id = own.convo_id and opening.seq = 1 and opening.side <> own.side
      join convo on convo.id = own.convo_id and not convo.with_support
      cross join lateral (
        select created_at from message
        where message.convo_id = own.convo_id and message.side = own.side and message.deleted_at is null
        order by seq limit 1
      ) as reply
      where own.actor_id = any(${ids}::uuid[]) and reply.created_at <= opening.created_at + interval '1 day'`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>
