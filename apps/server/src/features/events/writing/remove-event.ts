import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { deleteAndRetract } from '../../discussion/index.ts'
import { showPictures } from '../../pictures/index.ts'
import { eventPictures } from '../event-row.ts'

interface Removed {
  readonly id: string
  readonly ownerId: string
  /** Whether the event was published and has a discussion to close. */
  readonly published: boolean
}

/** Deletes an event that the transaction has locked, and releases its pictures. */
export async function removeEvent(
  ctx: Context,
  tx: Tx,
  member: SignedIn,
  { id, ownerId, published }: Removed,
): Promise<void> {
  await tx.updateTable('event').set({ cover_id: null }).where('id', '=', id).execute()
  await showPictures(ctx, tx, { ...eventPictures, id, actorId: ownerId, pictureIds: [] })
  if (published) await deleteAndRetract(ctx, tx, member, [id])
  const reminders = await tx
    .selectFrom('event_news')
    .select('id')
    .where('event_id', '=', id)
    .where('kind', 'in', ['day', 'hour'])
    .execute()
  await tx.deleteFrom('event').where('id', '=', id).execute()
  const data = { eventId: id, ownerId, reminderIds: reminders.map((news) => news.id) }
  await ctx.activity.record(tx, { kind: 'event.deleted', ...actingAs(member), data })
}
