import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { Notification } from '@rise/contract/notifications/shapes'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { takeTurn } from '../mail-member.ts'
import { presentNotifications } from '../present.ts'
import { push } from '../push/push.task.ts'
import { everyEntry } from '../queries.ts'
import { mailMissed } from './missed.ts'

/**
 * Sends the pushes and emails that quiet hours delayed, for the entries that are still unseen: at most one push per
 * member, and at most one email per recipient (a company's entries may go to different team members).
 */
export const releaseHeld: Task<object> = {
  name: 'notification-release',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle(ctx) {
    while (await releaseNext(ctx));
  },
}

/**
 * Sends one member's due entries in its own transaction. Returns false if none are due, or other processes are sending
 * all of them.
 */
function releaseNext(ctx: Context): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const dueMember = await tx
      .selectFrom('notification_held')
      .select('member_id')
      .where('until', '<=', ctx.clock.now())
      .orderBy('until')
      .orderBy('member_id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!dueMember) return false
    await release(ctx, tx, dueMember.member_id)
    return true
  })
}

async function release(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const heldRows = await tx
    .deleteFrom('notification_held')
    .where('member_id', '=', memberId)
    .where('until', '<=', ctx.clock.now())
    .returningAll()
    .execute()
  const rows = await everyEntry(tx, memberId)
    .where('notification.member_id', '=', memberId)
    .where('notification.id', 'in', [...new Set(heldRows.map(({ notification_id }) => notification_id))])
    .where('notification.cleared_at', 'is', null)
    .orderBy('notification.at', 'desc')
    .orderBy('notification.id', 'desc')
    .execute()
  const unseenNotifications = presentNotifications(rows)
  const ofHeld = (wanted: typeof heldRows) => {
    const ids = new Set(wanted.map(({ notification_id }) => notification_id))
    return unseenNotifications.filter(({ _id }) => ids.has(_id))
  }
  await pushOnce(ctx, tx, memberId, ofHeld(heldRows.filter((one) => one.push)))
  for (const [mailTo, items] of Map.groupBy(
    heldRows.filter(({ mail }) => mail),
    ({ mail_to }) => mail_to,
  )) {
    await mailOnce(ctx, tx, { memberId, mailTo: mailTo ?? undefined, items: ofHeld(items) })
  }
}

async function pushOnce(ctx: Context, tx: Tx, memberId: string, items: readonly Notification[]): Promise<void> {
  const [first] = items
  if (!first) return
  const content = items.length === 1 ? { notificationId: first._id } : { count: items.length }
  await ctx.tasks.send(tx, push, { memberIds: [memberId], ...content })
}

/** Emails a list of entries, without kinds whose email was already sent within a day. */
async function mailOnce(
  ctx: Context,
  tx: Tx,
  { memberId, mailTo, items }: { memberId: string; mailTo: string | undefined; items: readonly Notification[] },
): Promise<void> {
  const names: NotificationName[] = []
  // These entries were presented, so their kinds are known.
  for (const name of new Set(items.map((item) => item.name as NotificationName))) {
    if (await takeTurn(ctx, tx, memberId, name)) names.push(name)
  }
  const mailedItems = items.filter(({ name }) => names.some((known) => known === name))
  await mailMissed(ctx, tx, { memberId, mailTo, stops: names, items: mailedItems, why: 'quiet' })
}
