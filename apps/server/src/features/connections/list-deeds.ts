import type { DeedKind } from '@rise/contract/connections/kinds'
import type { Deed } from '@rise/contract/connections/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { DeedSource } from './deed-source.ts'
import { memberCardsOf } from './member-cards.ts'
import { notMuted } from './not-blocked.ts'

/** The most recently followed members, and the latest activities of each. */
const MOST_FOLLOWED = 100
const MOST_OF_EACH = 100
/** How many followed members are named. */
const MOST_NAMED = 3

export interface DeedsAsked {
  /** Whose followed members. */
  readonly actorId: string
  readonly sources: { readonly [Did in DeedKind]?: DeedSource }
  /** The last activity of an entry is after `since`, and not after `until`. */
  readonly since: Date
  readonly until: Date
  readonly most: number
}

interface DeedRow {
  readonly id: string
  readonly kind: string
  readonly actor_id: string
  readonly followed_ids: readonly string[]
  readonly times: number
  readonly at: Date
  readonly thing: unknown
}

/**
 * Returns what the members whom an actor follows did, newest first, from the activity log: one entry per member, kind and
 * day (UTC) or, where days don't count, per member and kind. Excludes muted and hidden members, and what no longer exists.
 */
export async function listDeeds(db: Database, { actorId, sources, since, until, most }: DeedsAsked): Promise<Deed[]> {
  const known = Object.entries(sources) as [DeedKind, DeedSource][]
  const byKind = new Map<string, (typeof known)[number]>(known.map((entry) => [entry[1].activity, entry]))
  const perDay = known.flatMap(([, source]) => (source.perDay ? [source.activity] : []))
  const perKind = (piece: (source: DeedSource) => RawBuilder<unknown>) =>
    sql`case activity.kind ${sql.join(
      known.map(([, source]) => sql`when ${sql.lit(source.activity)} then ${piece(source)}`),
      sql` `,
    )} end`
  // Whole days, so that an entry is the same whichever part of its day is asked for.
  const { rows } = await sql<DeedRow>`
    with followed as (
      select followed_id as id from follow where follower_id = ${actorId} and ${notMuted(actorId, 'follow.followed_id')}
      order by created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    ), activity as (
      select
        (array_agg(recent.id order by created_at desc))[1] as id, recent.kind, recent.actor_id, count(*)::int as times,
        (array_agg(recent.data order by created_at desc))[1] as data,
        (array_agg(recent.data ->> 'followedId' order by created_at desc) filter (where recent.data ? 'followedId'))
          [1:${sql.lit(MOST_NAMED)}] as followed_ids,
        max(created_at) as at
      from followed
      cross join lateral (
        select activity.* from activity
        where activity.actor_id = followed.id
          and activity.created_at >= date_trunc('day', ${since}::timestamptz, 'utc')
          and activity.created_at < date_trunc('day', ${until}::timestamptz, 'utc') + interval '1 day'
          and activity.kind = any(${[...byKind.keys()]})
          and ${perKind(({ isStillSo }) => isStillSo(actorId))}
        order by activity.created_at desc, activity.id desc limit ${sql.lit(MOST_OF_EACH)}
      ) recent
      group by recent.actor_id, recent.kind,
        case when recent.kind = any(${perDay}) then date_trunc('day', created_at, 'utc') end
      having max(created_at) > ${since} and max(created_at) <= ${until}
      order by at desc, id desc
      limit ${sql.lit(most)}
    )
    select activity.id, kind, actor_id, times, at, coalesce(followed_ids, '{}') as followed_ids,
      ${perKind(({ thing }) => thing)} as thing
    from activity order by at desc, id desc`.execute(db)
  const ids = rows.flatMap(({ actor_id, followed_ids }) => [actor_id, ...followed_ids])
  const cards = await memberCardsOf(db, actorId, ids)
  return rows.flatMap(({ id, kind, actor_id, followed_ids, times, at, thing }) => {
    const member = cards.get(actor_id)
    const entry = byKind.get(kind)
    const followed = followed_ids.flatMap((followedId) => cards.get(followedId) ?? [])
    if (!member || !entry || (followed_ids.length > 0 && followed.length === 0)) return []
    const [did, source] = entry
    const presented = thing === null ? null : source.present(thing, member)
    return [{ _id: id, member, did, followed, thing: presented, times, at: at.toISOString() }]
  })
}
