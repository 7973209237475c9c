import type { EventFilters } from '@rise/contract/events/endpoints'
import { eventErrors } from '@rise/contract/events/errors'
import type { EventCard, OwnEvents } from '@rise/contract/events/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { limitAndOffset } from '../../../platform/database/plan-once.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester, SignedIn } from '../../../platform/http/requester.ts'
import { countRows } from '../../../platform/lists/count-rows.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { blockedIds, viewerOf } from '../../connections/index.ts'
import { eventCards } from '../event-row.ts'
import { presentCards } from '../present-event.ts'
import { inTime, matching, type Narrowing } from './event-conditions.ts'

/** The maximum age of a cached total. */
const CACHE_SECONDS = 10
/** Totals of at least this many are cached. */
const CACHED_FROM = 500
/** The maximum number of events that a keyword search scans in list order. */
const WALKED_EVENTS = 2_000
/** The maximum number of a member's own upcoming events. */
const MOST_OWN = 100

interface ListQuery extends EventFilters {
  readonly page: number
}

/**
 * Returns a page of matching events that the viewer may see.
 *
 * @throws {Failure} `events-page-not-found`
 */
export async function listEvents(
  ctx: Context,
  viewer: Requester,
  { page, ...filters }: ListQuery,
): Promise<Page<EventCard>> {
  const { db } = ctx
  const viewerActorId = viewerOf(viewer)
  const listScope = { filters, now: ctx.clock.now(), hidden: await hiddenFrom(db, viewerActorId) }
  const [{ rows }, count] = await Promise.all([pageOf(listScope, page).execute(db), totalOf(ctx, listScope)])
  if (rows.length === 0 && page > 1) throw new Failure(eventErrors['events-page-not-found'])
  const items = await cardsOf(
    db,
    viewerActorId,
    rows.map(({ id }) => id),
  )
  return toPage(items, page, count)
}

/**
 * Returns the ids of a page. Searches for frequent words scan events in list order. If a scan finds less than a page,
 * the matches are collected through the index of words, because a longer scan for a rare word would read all events.
 */
function pageOf(narrowing: Narrowing, page: number): RawBuilder<{ id: string }> {
  const { filters, now } = narrowing
  const backwards = filters.when === 'past' ? sql` desc` : sql``
  const order = sql`event.starts_at${backwards}, event.id${backwards}`
  const part = limitAndOffset(PAGE_SIZE, (page - 1) * PAGE_SIZE)
  if (!filters.q) return sql`select event.id from ${matching(narrowing)} order by ${order} ${part}`
  const first = sql`(
    select * from event where published_at is not null and ${inTime(filters.when, now)}
    order by ${order} limit ${sql.lit(WALKED_EVENTS)}) as event`
  return sql`
    with walked as materialized (
      select event.id, event.starts_at from ${matching(narrowing, { rows: first })}
      order by ${order} limit ${sql.lit(page * PAGE_SIZE)}
    ), collected as materialized (
      select event.id, event.starts_at from ${matching(narrowing)}
        and (select count(*) from walked) < ${sql.lit(page * PAGE_SIZE)}
    )
    select id from (select * from walked union select * from collected) as event order by ${order} ${part}`
}

/** Returns events by their ids, in the same order. */
export async function cardsOf(
  db: Database,
  viewerActorId: string | null,
  ids: readonly string[],
): Promise<EventCard[]> {
  if (ids.length === 0) return []
  const rows = await eventCards(db, viewerActorId).where('event.id', 'in', ids).execute()
  const cards = new Map((await presentCards(db, viewerActorId, rows)).map((card) => [card._id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Returns the upcoming events that a member hosts or takes part in, soonest first. */
export async function listOwnEvents({ db, clock }: Context, member: SignedIn): Promise<OwnEvents> {
  const actorId = viewerOf(member)
  if (actorId === null) return { hosting: [], going: [], waiting: [] }
  const listOwn = async (own: RawBuilder<boolean>) => {
    const { rows } = await sql<{ id: string }>`
      select id from event where published_at is not null and ends_at > ${clock.now()} and ${own}
      order by starts_at, id limit ${MOST_OWN}`.execute(db)
    return cardsOf(
      db,
      actorId,
      rows.map(({ id }) => id),
    )
  }
  const takesPart = (state: string) => sql<boolean>`
    id in (select event_id from event_participant where actor_id = ${actorId} and state = ${state})`
  const [hosting, going, waiting] = await Promise.all([
    listOwn(sql`(actor_id = ${actorId}
      or id in (select event_id from event_host where actor_id = ${actorId} and agreed_at is not null))`),
    listOwn(takesPart('going')),
    listOwn(takesPart('waiting')),
  ])
  return { hosting, going, waiting }
}

/** Counts the matching events, up to the cap. */
const totalOf = ttlCache(CACHE_SECONDS, ({ db }: Context, narrowing: Narrowing) => countRows(db, matching(narrowing)), {
  nameOf: ({ filters, hidden }) => JSON.stringify([Object.entries(filters).toSorted(), hidden]),
  isKept: (count) => count >= CACHED_FROM,
})

async function hiddenFrom(db: Database, viewerActorId: string | null): Promise<readonly string[]> {
  if (viewerActorId === null) return []
  const { rows } = await blockedIds(viewerActorId).execute(db)
  return rows.map(({ id }) => id).sort()
}
