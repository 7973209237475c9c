import { eventErrors } from '@rise/contract/events/errors'
import { MOST_EVENT_DRAFTS } from '@rise/contract/events/limits'
import type { OwnEvent } from '@rise/contract/events/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'
import { eventSlugs, events } from '../event-row.ts'
import { presentOwn } from '../present-event.ts'
import { drawColumns, eventColumns, type NewEvent, readText } from './event-columns.ts'
import { saveHosts } from './save-hosts.ts'

/**
 * Creates an event as a draft. If the client retries because the reply was lost, updates the same draft.
 *
 * @throws {Failure} `too-many-event-drafts`, `event-pictures`, `event-not-found` for another member's event, and the
 * errors of `eventColumns`, `drawColumns` and `saveHosts`
 */
export function beginEvent(
  ctx: Context,
  { actorId }: Acting,
  { id, audience, hosts, coverId, body, ...written }: NewEvent,
): Promise<OwnEvent> {
  const text = readText(body)
  const columns = eventColumns(text, written)
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, actorId)
    const now = ctx.clock.now()
    const existingEvent = await findOwnById(tx, actorId, id)
    if (!existingEvent) {
      await refuseTooMany(tx, actorId)
      const row = { id, actor_id: actorId, ...columns, created_at: now, updated_at: now }
      await tx.insertInto('event').values(row).execute()
      await eventSlugs.give(tx, id, columns.title)
    }
    if (!existingEvent?.published_at) {
      const drawnColumns = await drawColumns(ctx, tx, { id, actorId, coverId, text })
      await tx
        .updateTable('event')
        .set({ ...columns, ...drawnColumns, audience, updated_at: now })
        .where('id', '=', id)
        .execute()
      await saveHosts(tx, { id, actorId, slugs: hosts })
    }
    return presentOwn(tx, await events(tx).where('event.id', '=', id).executeTakeFirstOrThrow())
  })
}

async function findOwnById(tx: Tx, actorId: string, id: string) {
  const row = await tx.selectFrom('event').select(['actor_id', 'published_at']).where('id', '=', id).executeTakeFirst()
  if (row && row.actor_id !== actorId) throw new Failure(eventErrors['event-not-found'])
  return row
}

async function refuseTooMany(tx: Tx, actorId: string): Promise<void> {
  const { drafts } = await tx
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .where('actor_id', '=', actorId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(drafts) >= MOST_EVENT_DRAFTS) throw new Failure(eventErrors['too-many-event-drafts'])
}
