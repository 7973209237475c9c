import type { Context } from '../../../platform/context.ts'
import { announce } from '../announce.ts'
import type { Delivered } from '../delivery/deliver.ts'
import { everyEntry } from '../queries.ts'
import type { Batch } from './deliver-batch.ts'

/** Sends a batch's entries to all tabs of their members: one event for all members with equal entries. */
export async function sendBatchLive(ctx: Context, { id }: Batch, entries: readonly Delivered[]): Promise<void> {
  const [first] = entries
  if (!first) return
  const row = await everyEntry(ctx.db, null)
    .where('notification.member_id', '=', first.memberId)
    .where('notification.id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const alike = Map.groupBy(entries, ({ isFollowing, isQuiet }) => `${isFollowing} ${isQuiet}`)
  for (const some of alike.values()) {
    const { isFollowing = false, isQuiet = false } = some[0] ?? {}
    announce(
      ctx,
      some.map(({ memberId }) => memberId),
      row,
      { isFollowing, isQuiet },
    )
  }
}
