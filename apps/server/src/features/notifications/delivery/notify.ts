import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Activity } from '../../../platform/activity/activity.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { AnyNotice, Recipient } from '../../../platform/manifest/notice.ts'
import { deliver } from './deliver.ts'
import { findAddressees } from './find-addressees.ts'
import { sendEntryLive } from './send-entry-live.task.ts'

/**
 * Notifies members of an activity, each once. Skips recipients who have muted the member that the notice is about, and
 * recipients who may not see this member or the content, such as across a block.
 */
export async function notify(
  ctx: Context,
  tx: Tx,
  { name, notice, activity }: { name: NotificationName; notice: AnyNotice; activity: Activity },
  recipients: readonly Recipient[],
): Promise<void> {
  if (recipients.length === 0) return
  const recipientRows = recipients.map(({ memberId, aboutId, thingId }) => ({
    ...{ member_id: memberId, about_id: aboutId, thing_id: thingId },
  }))
  const addressees = await findAddressees(
    tx,
    name,
    sql`select *, false as reaches_muters from json_to_recordset(${JSON.stringify(recipientRows)}::json) as one
      (member_id uuid, about_id uuid, thing_id uuid)`,
  )
  const byMember = new Map(recipients.map((recipient) => [recipient.memberId, recipient]))
  const addressedEntries = addressees.flatMap((addressee) => {
    const recipient = byMember.get(addressee.member_id)
    if (!recipient) return []
    return [{ ...recipient, addressee, id: ctx.newId(), groupKey: keyOf(notice, activity, recipient) }]
  })
  const delivery = { name, notice, at: activity.createdAt, adds: true, source: { activityId: activity.id } }
  const entries = await deliver(ctx, tx, delivery, addressedEntries)
  for (const { memberId, id } of entries.filter(({ app }) => app)) {
    // Runs after the commit, and only once if many notifications come together.
    await ctx.tasks.send(tx, sendEntryLive, { memberId, notificationId: id }, { deduplicationKey: id })
  }
}

/**
 * Returns the key of an entry. Activities of one day (UTC) about the same content share an entry if the notice is
 * grouped.
 */
function keyOf({ grouped }: AnyNotice, { id, createdAt }: Activity, { thingId }: Recipient): string {
  if (!grouped) return id
  const day = createdAt.toISOString().slice(0, 10)
  return thingId === undefined ? day : `${day} ${thingId}`
}
