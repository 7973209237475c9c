import type { MissionDeed } from '@rise/contract/missions/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CountedDeed, CountedThing } from '../../platform/manifest/counted-deed.ts'
import { completeStories } from './story/complete-stories.ts'

/** The deeds of this feature that count towards missions. */
export const countedDeeds = {
  'story-completed': {
    beginsAt: '/professional/edit',
    on: ['story.changed', 'picture.chosen'],
    things: async (tx, ids, now) => asThings(await completeStories(tx, ids), now),
  },
  'invitation-fulfilled': {
    beginsAt: '/settings',
    on: ['story.changed', 'picture.chosen'],
    others: inviters,
    things: fulfilledInvitations,
  },
  'mentoring-offered': {
    beginsAt: '/professional/edit-mentoring-topics',
    on: ['story.changed'],
    things: (_tx, ids, now) => sql`
      select actor_id, topic as thing, ${now}::timestamptz as at from story, unnest(mentoring_topics) as topic
      where actor_id = any(${ids}::uuid[])`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>

function asThings(actorIds: readonly string[], now: Date): RawBuilder<CountedThing> {
  return sql`select id as actor_id, id::text as thing, ${now}::timestamptz as at from unnest(${actorIds}::uuid[]) as id`
}

async function inviters(tx: Tx, { actorId }: Activity): Promise<readonly string[]> {
  if (actorId === null) return []
  const rows = await tx
    .selectFrom('sign_up')
    .innerJoin('membership', 'membership.login_id', 'sign_up.login_id')
    .select('sign_up.invited_by')
    .where('membership.actor_id', '=', actorId)
    .where('sign_up.invited_by', 'is not', null)
    .execute()
  return rows.flatMap(({ invited_by }) => invited_by ?? [])
}

async function fulfilledInvitations(tx: Tx, ids: readonly string[], now: Date): Promise<RawBuilder<CountedThing>> {
  const { rows: invitedRows } = await sql<{ inviter: string; id: string }>`
    select sign_up.invited_by as inviter, actor.id from unnest(${ids}::uuid[]) as member (id)
    cross join lateral (
      select * from sign_up where sign_up.invited_by = member.id order by created_at limit ${MOST_INVITED}
    ) as sign_up
    join membership on membership.login_id = sign_up.login_id
    join actor on actor.id = membership.actor_id and actor.kind = 'professional' and actor.listed`.execute(tx)
  const complete = new Set(await completeStories(tx, [...new Set(invitedRows.map(({ id }) => id))]))
  const completedRows = invitedRows.filter(({ id }) => complete.has(id))
  return sql`
    select inviter as actor_id, id::text as thing, ${now}::timestamptz as at
    from unnest(${completedRows.map(({ inviter }) => inviter)}::uuid[], ${completedRows.map(({ id }) => id)}::uuid[]) as done (inviter, id)`
}

/** At most this many of the members whom someone invited count: the earliest. */
const MOST_INVITED = 200
