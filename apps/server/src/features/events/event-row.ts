import type { AuthoredRow } from '@rise/contract/content/policy'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { slugsOf } from '../../platform/slugs/slugs-of.ts'
import { authorColumns, rightsOf } from '../content/index.ts'
import { commentCountOf, isConcealed, notConcealed, reactionsOf } from '../discussion/index.ts'
import { pictureOf } from '../pictures/index.ts'

export type CardRow = RowOf<ReturnType<typeof eventCards>>
export type EventRow = RowOf<ReturnType<typeof events>>

export const eventSlugs = slugsOf({
  table: 'event_slug',
  owner: 'event_id',
  fallback: 'event',
  // Pages below /events use these words, so no event may have one as its slug.
  reserved: new Set(['create', 'calendar']),
})

/** The table of the pictures that events show. */
export const eventPictures = { table: 'event_picture', owner: 'event_id' }

/** Formats a local time as forms and calendars do: `2026-11-26T18:00`. */
const localOf = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI')`

/** Selects event cards as the viewer sees them (null for a guest). Includes drafts, which callers must filter out. */
export function eventCards(db: Database | Tx, viewerActorId: string | null) {
  return anyEventCards(db, viewerActorId).where(notConcealed(viewerActorId, 'event.id'))
}

/** Selects events like `eventCards`, and includes those that moderation has hidden. For admins. */
export function anyEventCards(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('event')
    .innerJoin('event_slug as address', (join) =>
      join.onRef('address.event_id', '=', 'event.id').on('address.present', '=', true),
    )
    .innerJoin('actor', 'actor.id', 'event.actor_id')
    .select([
      'event.id',
      'event.actor_id',
      'address.slug',
      'event.title',
      'event.summary',
      'event.topic',
      'event.manner',
      'event.city',
      'event.city_key',
      'event.zone',
      'event.starts_at',
      'event.ends_at',
      'event.capacity',
      'event.going',
      'event.waiting',
      'event.cancelled_at',
      'event.audience',
      'event.published_at',
    ])
    .select([
      localOf('event.starts_local').as('starts_local'),
      localOf('event.ends_local').as('ends_local'),
      pictureOf(db, sql.ref('event.cover_id')).as('cover'),
      reactionsOf(viewerActorId, 'event.id').as('reactions'),
      commentCountOf(viewerActorId, 'event.id').as('comments'),
      isConcealed('event.id').as('hidden'),
      sql<string[]>`array(
        select host.actor_id from event_host host
        where host.event_id = event.id and host.agreed_at is not null order by host.place)`.as('host_ids'),
    ])
}

/** Selects events in full. */
export function events(db: Database | Tx, viewerActorId: string | null = null) {
  return eventCards(db, viewerActorId)
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select(authorColumns(viewerActorId))
    .select(['story.search_engines', 'event.cover_id', 'event.body', 'event.venue', 'event.link', 'event.questions'])
    .select(['event.note', 'event.version', 'event.sequence', 'event.updated_at'])
    .select(
      sql<boolean>`exists (
        select from event_host host where host.event_id = event.id
          and host.actor_id = ${viewerActorId}::uuid and host.agreed_at is null)`.as('is_asked'),
    )
}

/** Returns the event's properties that the policy checks. */
export function rightsOfEvent(row: EventRow): AuthoredRow {
  return rightsOf(row, { published: row.published_at !== null, audience: row.audience })
}

/** Returns the event at a current or former address; undefined if there is none. */
export function findRow(
  db: Database | Tx,
  slug: string,
  viewerActorId: string | null = null,
): Promise<EventRow | undefined> {
  return events(db, viewerActorId)
    .innerJoin('event_slug as asked', 'asked.event_id', 'event.id')
    .where('asked.slug', '=', slug)
    .executeTakeFirst()
}

/** Returns the path of the event's page. */
export function eventPath(slug: string): string {
  return `/events/${slug}`
}

/** Whether the actor wrote the event or agreed to host it. */
export function isHostOf({ actor_id, host_ids }: Pick<CardRow, 'actor_id' | 'host_ids'>, actorId: string | null) {
  return actorId !== null && (actor_id === actorId || host_ids.includes(actorId))
}
