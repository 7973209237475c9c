import type { DeedKind } from '@rise/contract/connections/kinds'
import type { Deed } from '@rise/contract/connections/shapes'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DeedSource } from './deed-source.ts'
import { type CardRow, memberCardsIn, presentMemberCard } from './member-cards.ts'
import { notMuted } from './not-blocked.ts'

/** The maximum number of followed members read, last followed first, and of the latest activities of each. */
const MOST_FOLLOWED = 100
const MOST_OF_EACH = 100
/** The maximum number of followed members who are named. */
const MOST_NAMED = 3

export interface DeedsQuery {
  /** The member whose followed members' deeds are read. */
  readonly actorId: string
  /** The last activity of an entry is after `since`, and not after `until`. */
  readonly since: Date
  readonly until: Date
  readonly most: number
}

interface DeedRow {
  readonly id: string
  readonly kind: string
  /** The card of the member, in a list that is empty once the member is hidden. */
  readonly members: readonly CardRow[]
  /** The number of followed members to name, and the cards of those visible to the viewer. */
  readonly named: number
  readonly followed: readonly CardRow[]
  readonly times: number
  readonly at: Date
  readonly thing: unknown
}

/** Returns deeds for one viewer, newest first. */
export type ListDeeds = (db: Database, query: DeedsQuery) => Promise<Deed[]>

/**
 * Creates the query for the deeds of followed members, newest first, from the activity log. Each list has one entry per
 * member, kind and day (UTC); for kinds without `perDay`, one per member and kind. Excludes muted and hidden members,
 * and things that the viewer can no longer see. Only the latest activities of the members followed last are read.
 */
export function deedsFrom(sources: { readonly [Did in DeedKind]?: DeedSource }): ListDeeds {
  const entries = Object.entries(sources) as [DeedKind, DeedSource][]
  const byKind = new Map<string, (typeof entries)[number]>(entries.map((entry) => [entry[1].activity, entry]))
  const perDay = entries.flatMap(([, source]) => (source.perDay ? [source.activity] : []))
  const perKind = (piece: (source: DeedSource) => RawBuilder<unknown>) =>
    sql`case activity.kind ${sql.join(
      entries.map(([, source]) => sql`when ${sql.lit(source.activity)} then ${piece(source)}`),
      sql` `,
    )} end`
  // Whole days are read, so that a day's entry is the same on every page.
  const readDeeds = compileOnce(
    (db, actorId: string, since: Date, until: Date, most: number) => sql<DeedRow>`
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
      limit ${most}
    )
    select activity.id, kind, times, at, coalesce(cardinality(followed_ids), 0) as named,
      ${memberCardsIn(db, actorId, sql`array[activity.actor_id]`)} as members,
      ${memberCardsIn(db, actorId, sql`activity.followed_ids::uuid[]`)} as followed,
      ${perKind(({ thing }) => thing)} as thing
    from activity order by at desc, id desc`,
  )
  return async (db, { actorId, since, until, most }) => {
    const rows = await readDeeds(db, actorId, since, until, most)
    return rows.flatMap(({ id, kind, members, named, followed, times, at, thing }) => {
      const entry = byKind.get(kind)
      const [card] = members
      if (!card || !entry || (named > 0 && followed.length === 0)) return []
      const [did, source] = entry
      const member = presentMemberCard(card)
      const presentedDeed = thing === null ? null : source.present(thing, member)
      const cards = followed.map(presentMemberCard)
      return [{ _id: id, member, did, followed: cards, thing: presentedDeed, times, at: at.toISOString() }]
    })
  }
}
