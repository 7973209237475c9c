import type { NotificationName } from '@rise/contract/notifications/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { notBlockedBetween, notMutedBetween } from '../../connections/index.ts'
import type { quietUntil } from '../schedule/schedule.ts'

/** A member with their preferences for a notice. */
export interface Addressee {
  readonly member_id: string
  readonly setting: { readonly app: boolean; readonly mail: boolean; readonly push: boolean | null } | null
  readonly hours: Parameters<typeof quietUntil>[0]
  /** Whether the member has a browser with push. */
  readonly has_browser: boolean
  /** Whether the member may see the other member and the content of the notice. */
  readonly may_hear: boolean
  /** Whether the member follows the other member. */
  readonly is_following: boolean
}

/**
 * Returns members with their preferences, sorted by id, in one statement. Excludes erased members. `addressed` has the
 * columns `member_id`, `about_id` (the member that the notice is about), `thing_id` and `reaches_muters`.
 */
export async function findAddressees(
  tx: Tx,
  name: NotificationName,
  addressed: RawBuilder<unknown>,
): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    with addressed as (${addressed})
    select member.id as member_id,
      (
        select json_build_object('app', app, 'mail', mail, 'push', push) from notification_setting
        where notification_setting.member_id = member.id and notification_setting.kind = ${name}
      ) as setting,
      (
        select json_build_object('zone', zone, 'quiet_from', quiet_from, 'quiet_until', quiet_until)
        from notification_schedule
        where notification_schedule.member_id = member.id
      ) as hours,
      exists (select from push_subscription where push_subscription.member_id = member.id) as has_browser,
      ${maySeeAbout} and ${maySeeParents} as may_hear,
      exists (
        select from follow where follow.follower_id = member.id and follow.followed_id = addressed.about_id
      ) as is_following
    from addressed join actor member on member.id = addressed.member_id
    order by member.id`.execute(tx)
  return rows
}

const maySeeAbout = sql`(addressed.about_id is null or exists (
  select from actor about
  where about.id = addressed.about_id and about.listed and ${notBlockedBetween('member.id', 'about.id')}
    and (addressed.reaches_muters or ${notMutedBetween('member.id', 'about.id')})
))`

/**
 * Whether there is no block between the member and the authors of the content's parents. For example, a member can't
 * see the question of their own answer across a block.
 */
const maySeeParents = sql`not exists (
  select from discussion_subject thing
  join discussion_subject parent on parent.id = thing.parent_id
  left join discussion_subject root on root.id = parent.parent_id
  where thing.id = addressed.thing_id
    and not (${notBlockedBetween('member.id', 'parent.author_id')} and ${notBlockedBetween('member.id', 'root.author_id')})
)`
