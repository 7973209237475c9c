import type { DigestRhythm } from '@rise/contract/digest/kinds'
import type { Plan } from '@rise/contract/policy'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** A member whose digest is due. */
export interface DueTurn {
  readonly actorId: string
  readonly loginId: string
  readonly email: string
  readonly firstName: string
  readonly plan: Plan
  readonly rhythm: DigestRhythm
  readonly weekday: number
  readonly minute: number
  readonly zone: string
  readonly quietFrom: number | null
  readonly quietUntil: number | null
  /** The time zone of the quiet hours. */
  readonly quietZone: string | null
  readonly dueAt: Date
  readonly lookedSince: Date
  readonly mailedAt: Date
}

/** The zone that a member chose for the digest, for quiet hours or in their story; null without a choice. */
export const zoneOfTurn = sql<string | null>`coalesce(turn.zone, schedule.zone, story.time_zone)`
/** The time zone used for members who haven't chosen one. */
export const UNKNOWN_ZONE = 'UTC'

/** Returns the condition, on `turn` and its `login` and `subscription`, that the member currently gets digests. */
export function getsDigests(now: Date) {
  return sql<boolean>`(subscription.unsubscribed_at is null and login.email_confirmed_at is not null
    and login.suspended_at is null and login.deleted_at is null and (turn.paused_until is null or turn.paused_until <= ${now}))`
}

/** Professionals, joined with the tables that decide where and when their digests are sent. */
const wishTables = sql.raw(`actor
  join professional on professional.actor_id = actor.id
  join membership on membership.actor_id = actor.id
  join login on login.id = membership.login_id
  join newsletter_subscription as subscription on subscription.login_id = login.id
  left join notification_schedule as schedule on schedule.member_id = actor.id
  left join story on story.actor_id = actor.id`)

/** Members with a digest turn, joined with the tables of `wishTables`. */
export const turnTables = sql`digest_turn as turn join (${wishTables}) on actor.id = turn.actor_id`

/** Which of the due turns to select. */
export interface DueTurns {
  readonly limit: number
  readonly only?: string | undefined
  /** The last turn that was taken or skipped; selects turns after it. */
  readonly after?: Pick<DueTurn, 'dueAt' | 'actorId'> | undefined
}

/**
 * Returns the turns that have been due longest, locked, so that other processes skip them. The caller must reschedule
 * them in the same transaction. Turns of accounts that are being erased, or are locked by a change such as that of the
 * plan, are left for the next run.
 */
export async function takeDueTurns(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { limit, only, after }: DueTurns,
): Promise<readonly DueTurn[]> {
  const now = clock.now()
  const onlyMember = only === undefined ? sql`` : sql`and turn.actor_id = ${only}`
  const isAfterLast =
    after === undefined ? sql`` : sql`and (turn.due_at, turn.actor_id) > (${after.dueAt}, ${after.actorId}::uuid)`
  // The tables are joined for each turn separately: one join would read all due turns for each batch.
  const { rows } = await sql<DueTurn>`
    select turn.actor_id as "actorId", turn.rhythm, turn.weekday, turn.minute, turn.due_at as "dueAt",
      turn.looked_since as "lookedSince", turn.mailed_at as "mailedAt", wish.*
    from digest_turn as turn cross join lateral (
      select login.id as "loginId", login.email,
        coalesce(nullif(login.first_name, ''), professional.first_name) as "firstName", actor.plan,
        coalesce(${zoneOfTurn}, ${UNKNOWN_ZONE}) as zone, schedule.zone as "quietZone",
        schedule.quiet_from as "quietFrom", schedule.quiet_until as "quietUntil"
      from ${wishTables} where actor.id = turn.actor_id and ${getsDigests(now)} for key share of actor skip locked
    ) as wish
    where turn.due_at <= ${now} ${onlyMember} ${isAfterLast}
    order by turn.due_at, turn.actor_id limit ${limit} for update of turn skip locked`.execute(tx)
  return rows
}
