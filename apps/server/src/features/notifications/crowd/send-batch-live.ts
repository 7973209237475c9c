import { notificationKinds } from '@rise/contract/notifications/kinds'
import type { Context } from '../../../platform/context.ts'
import type { Delivered } from '../delivery/deliver.ts'
import { presentNotifications } from '../present.ts'
import { everyEntry } from '../queries.ts'
import type { Batch } from './deliver-batch.ts'

/** Sends a batch's entries to all tabs of their members: one event for all members with equal entries. */
export async function sendBatchLive(
  { db, realtime }: Context,
  { name, id }: Batch,
  entries: readonly Delivered[],
): Promise<void> {
  const [first] = entries
  if (!first) return
  const rows = await everyEntry(db, null)
    .where('notification.member_id', '=', first.memberId)
    .where('notification.id', '=', id)
    .execute()
  const [notification] = presentNotifications(rows)
  if (!notification) return
  const event = notificationKinds[name].live
  const { user } = notification
  const alike = Map.groupBy(entries, ({ isFollowing, isQuiet }) => `${isFollowing} ${isQuiet}`)
  for (const some of alike.values()) {
    const { isFollowing = false, isQuiet = false } = some[0] ?? {}
    const rooms = some.map(({ memberId }) => `actor:${memberId}`)
    const about = user && { user: { ...user, isFollowing } }
    const entry = { ...notification, ...about, name: event, ...(isQuiet && { quiet: true as const }) }
    realtime.emit(rooms, event, entry)
  }
}
