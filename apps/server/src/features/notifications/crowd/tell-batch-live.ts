import { notificationKinds } from '@rise/contract/notifications/kinds'
import type { Context } from '../../../platform/context.ts'
import { presentNotifications } from '../present.ts'
import { everyEntry } from '../queries.ts'
import type { Batch, LiveRecipient } from './tell-batch.ts'

/** Sends the entries of a batch to all tabs of their members: one event for all to whom it reads the same. */
export async function tellBatchLive(
  { db, realtime }: Context,
  { name, id }: Batch,
  recipients: readonly LiveRecipient[],
): Promise<void> {
  const [first] = recipients
  if (!first) return
  const rows = await everyEntry(db)
    .where('notification.member_id', '=', first.memberId)
    .where('notification.id', '=', id)
    .execute()
  const [found] = await presentNotifications(db, null, rows)
  if (!found) return
  const event = notificationKinds[name].live
  const { user } = found
  const alike = Map.groupBy(recipients, ({ isFollowing, isQuiet }) => `${isFollowing} ${isQuiet}`)
  for (const some of alike.values()) {
    const { isFollowing = false, isQuiet = false } = some[0] ?? {}
    const rooms = some.map(({ memberId }) => `actor:${memberId}`)
    const about = user && { user: { ...user, isFollowing } }
    const entry = { ...found, ...about, name: event, ...(isQuiet && { quiet: true as const }) }
    realtime.emit(rooms, event, entry)
  }
}
