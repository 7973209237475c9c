import type { EventNewsKind } from '@rise/contract/events/kinds'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** Records news for all participants of an event. The notifications are sent afterwards. */
export async function notifyParticipants(
  ctx: Context,
  tx: Tx,
  eventId: string,
  kind: EventNewsKind,
  by: { readonly actorId?: string; readonly loginId?: string } = {},
): Promise<void> {
  const id = ctx.newId()
  await tx.insertInto('event_news').values({ id, event_id: eventId, kind, created_at: ctx.clock.now() }).execute()
  await ctx.activity.record(tx, { kind: 'event.news', ...by, data: { eventId, newsId: id } })
}
