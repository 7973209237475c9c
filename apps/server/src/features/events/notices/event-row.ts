import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'

/** The data of an event that notifications store. */
export const storedEvent = z.object({ slug: z.string(), title: z.string() })
/** The data of news about an event that notifications store. */
export const storedNews = storedEvent.extend({ kind: z.string(), eventId: z.string() })

/** Returns a published event; undefined if it was deleted. */
export async function findEvent(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('event')
    .innerJoin('event_slug as address', (join) =>
      join.onRef('address.event_id', '=', 'event.id').on('address.present', '=', true),
    )
    .select(['event.actor_id', 'event.cancelled_at', 'event.title', 'address.slug'])
    .where('event.id', '=', id)
    .where('event.published_at', 'is not', null)
    .executeTakeFirst()
  return (
    row && { ownerId: row.actor_id, isCancelled: row.cancelled_at !== null, data: { slug: row.slug, title: row.title } }
  )
}

/**
 * Returns news for all participants, and keeps it from being deleted until the batch is stored. Undefined if the event
 * was deleted.
 */
export async function findNews(tx: Tx, newsId: string) {
  const { rows } = await sql<{ kind: string; event_id: string }>`
    select kind, event_id from event_news where id = ${newsId} for key share`.execute(tx)
  const [news] = rows
  const event = news && (await findEvent(tx, news.event_id))
  if (!news || !event) return undefined
  const { ownerId, isCancelled, data } = event
  return { kind: news.kind, ownerId, isCancelled, data: { ...data, kind: news.kind, eventId: news.event_id } }
}

type StoredEvent = z.output<typeof storedEvent>

/** Returns the fields of a notification about an event that section 3 of the specification defines. */
export function eventFields({ slug, title }: StoredEvent) {
  return { title, message: title, contentType: 'event' as const, slug, owner: false }
}

/** Returns the path of the event's page. */
export function eventPage({ slug }: StoredEvent): string {
  return `/events/${slug}`
}
