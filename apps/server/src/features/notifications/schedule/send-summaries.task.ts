import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { nextTimeOf } from '../../../platform/local-time.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { namesWithLetters } from '../notices.ts'
import { presentNotifications } from '../present.ts'
import { entries } from '../queries.ts'
import { mailMissed } from './missed.ts'

/** The maximum number of entries read per email; older ones are not counted. */
const MOST_READ = 100

/**
 * Emails the due daily summaries: the entries since the last summary that are still unseen, except kinds with their
 * own emails. Empty summaries are not sent.
 */
export const sendSummaries: Task<object> = {
  name: 'notification-summaries',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle(ctx) {
    while (await sendNext(ctx));
  },
}

/**
 * Handles the longest overdue summary in its own transaction: emails it unless it is empty, and schedules the next one.
 * Returns false if none is due, or other processes are handling all of them.
 */
function sendNext(ctx: Context): Promise<boolean> {
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    const dueSchedule = await tx
      .selectFrom('notification_schedule')
      .select(['member_id', 'zone', 'summary_at', 'summary_since'])
      .where('summary_due', '<=', now)
      .orderBy('summary_due')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!dueSchedule || dueSchedule.summary_at === null || dueSchedule.summary_since === null) return false
    const memberId = dueSchedule.member_id
    await tx
      .updateTable('notification_schedule')
      .set({ summary_due: nextTimeOf(dueSchedule.zone, dueSchedule.summary_at, now), summary_since: now })
      .where('member_id', '=', memberId)
      .execute()
    const letterKinds = namesWithLetters()
    const rows = await entries(tx, memberId)
      .where('notification.cleared_at', 'is', null)
      .$if(letterKinds.length > 0, (query) => query.where('notification.kind', 'not in', letterKinds))
      .where('notification.at', '>=', dueSchedule.summary_since)
      .limit(MOST_READ)
      .execute()
    const items = presentNotifications(rows)
    await mailMissed(ctx, tx, { memberId, stops: 'summary', items, why: 'daily' })
    return true
  })
}
