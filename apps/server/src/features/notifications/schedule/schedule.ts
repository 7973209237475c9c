import type { scheduleChoice } from '@rise/contract/notifications/fields'
import type { Schedule } from '@rise/contract/notifications/shapes'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'
import { endOfQuiet, nextTimeOf } from '../../../platform/local-time.ts'
import { rescheduleHeldNews } from '../../mailings/index.ts'

type Hours = Pick<Selectable<Tables['notification_schedule']>, 'zone' | 'quiet_from' | 'quiet_until'>

/** Returns the acting member's quiet hours and summary. Both are off by default, and for admins. */
export async function readSchedule({ db }: Pick<Context, 'db'>, { actorId }: SignedIn): Promise<Schedule> {
  const row = actorId === null ? undefined : await findSchedule(db, actorId)
  if (!row) return { zone: null, quiet: null, summaryAt: null }
  const { zone, quiet_from: from, quiet_until: until, summary_at: summaryAt } = row
  return { zone, quiet: from === null || until === null ? null : { from, until }, summaryAt }
}

/**
 * Sets the acting member's quiet hours and summary. The next summary lists entries since the last summary, or from now
 * on if there was none. Delayed entries wait for the end of the new quiet hours, if these have begun; otherwise, they
 * are sent soon.
 */
export async function changeSchedule(
  ctx: Context,
  member: Acting,
  { zone, quiet, summaryAt }: z.output<typeof scheduleChoice>,
): Promise<Schedule> {
  const { actorId } = member
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('notification_schedule')
      .select('summary_since')
      .where('member_id', '=', actorId)
      .forUpdate()
      .executeTakeFirst()
    const hours = { zone, quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }
    const row = {
      ...hours,
      summary_at: summaryAt,
      summary_due: summaryAt === null ? null : nextTimeOf(zone, summaryAt, now),
      summary_since: summaryAt === null ? null : (before?.summary_since ?? now),
    }
    await tx
      .insertInto('notification_schedule')
      .values({ member_id: actorId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute()
    const until = quietUntil(hours, now) ?? now
    await tx.updateTable('notification_held').set({ until }).where('member_id', '=', actorId).execute()
    await rescheduleHeldNews(tx, actorId, now)
  })
  return readSchedule(ctx, member)
}

/** Returns a member's schedule; undefined if they have none. */
export function findSchedule(db: Database | Tx, memberId: string) {
  return db
    .selectFrom('notification_schedule')
    .select(['zone', 'quiet_from', 'quiet_until', 'summary_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Returns when the current quiet hours end; undefined outside of quiet hours. */
export function quietUntil(hours: Hours | null | undefined, now: Date): Date | undefined {
  if (!hours || hours.quiet_from === null || hours.quiet_until === null) return undefined
  return endOfQuiet({ zone: hours.zone, from: hours.quiet_from, until: hours.quiet_until }, now)
}
