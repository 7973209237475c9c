import type { Deed } from '@rise/contract/connections/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { ActivityKind } from '../../platform/activity/activity.ts'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf } from './member-cards.ts'
import { notMuted } from './not-blocked.ts'

const DAY_MS = 86_400_000
const DAYS = 60
/** Of those whom one followed last; and of each what was last. */
const MOST_FOLLOWED = 100
const MOST_OF_EACH = 100

const deeds = {
  'account.confirmed': 'joined',
  'member.followed': 'followed',
  'job.posted': 'posted-jobs',
} as const satisfies { readonly [K in ActivityKind]?: Deed['did'] }

interface DeedRow {
  readonly id: string
  readonly kind: keyof typeof deeds
  readonly actor_id: string
  readonly followed_id: string | null
  readonly times: number
  readonly at: Date
}

/**
 * What those that the acting member follows did lately, from the log of what happened: what one did of a kind on one day
 * (UTC) is one entry. Muted and unseen ones are left out; nothing for an admin.
 */
export async function listLately({ db, clock }: Context, { actorId }: SignedIn): Promise<Deed[]> {
  if (actorId === null) return []
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const { rows } = await sql<DeedRow>`
    with followed as (
      select followed_id as id from follow where follower_id = ${actorId} and ${notMuted(actorId, 'follow.followed_id')}
      order by created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    )
    select
      (array_agg(lately.id order by created_at desc))[1] as id, lately.kind, lately.actor_id, count(*)::int as times,
      (array_agg(lately.data ->> 'followedId' order by created_at desc))[1] as followed_id, max(created_at) as at
    from followed
    cross join lateral (
      select activity.* from activity
      where activity.actor_id = followed.id and activity.created_at > ${since}
        and activity.kind = any(${Object.keys(deeds)})
        and activity.data ->> 'followedId' is distinct from ${actorId}
        -- A follow that has ended is no news.
        and (activity.kind <> 'member.followed' or exists (
          select from follow where follower_id = activity.actor_id
            and followed_id = (activity.data ->> 'followedId')::uuid))
      order by activity.created_at desc, activity.id desc limit ${sql.lit(MOST_OF_EACH)}
    ) lately
    group by lately.actor_id, lately.kind, date_trunc('day', created_at at time zone 'utc')
    order by at desc, id desc
    limit ${sql.lit(PAGE_SIZE)}`.execute(db)
  const ids = rows.flatMap(({ actor_id, followed_id }) => [actor_id, ...(followed_id === null ? [] : [followed_id])])
  const cards = await memberCardsOf(db, actorId, ids)
  return rows.flatMap(({ id, kind, actor_id, followed_id, times, at }) => {
    const member = cards.get(actor_id)
    const did = deeds[kind]
    const whom = followed_id === null ? null : (cards.get(followed_id) ?? null)
    if (!member || (did === 'followed' && !whom)) return []
    return [{ _id: id, member, did, whom, times, at: at.toISOString() }]
  })
}
