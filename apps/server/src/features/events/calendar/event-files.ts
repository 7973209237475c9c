import { eventErrors } from '@rise/contract/events/errors'
import { guest } from '@rise/contract/policy'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { PublicFile } from '../../../platform/http/files.ts'
import type { Acting, Requester } from '../../../platform/http/requester.ts'
import { viewerOf } from '../../connections/index.ts'
import { type EventRow, eventPath, events, findRow } from '../event-row.ts'
import { findEvent } from '../find-event.ts'
import { presentCards } from '../present-event.ts'
import { hashOf } from './calendar-address.ts'
import { type CalendarEntry, icsOf } from './ics.ts'

const FILE_SECONDS = 60
/** The number of days for which past events stay in a member's calendar, and the maximum number of events in it. */
const PAST_DAYS = 90
const MOST_ENTRIES = 500

/** The calendar file of an event with its public information. */
export const eventCalendarFile: PublicFile = {
  path: '/events/{event}.ics',
  type: 'text/calendar; charset=utf-8',
  cacheSeconds: FILE_SECONDS,
  noindex: true,
  async make(ctx, { params }) {
    const slug = params.event ?? ''
    const { name, ics } = await calendarOfEvent(ctx, guest, slug)
    if (name !== `${slug}.ics`) return { movedTo: `/events/${name}` }
    return { body: ics, canonical: eventPath(slug) }
  },
}

/** The calendar of the member with this secret address. */
export const memberCalendarFile: PublicFile = {
  path: '/events/calendar/{secret}.ics',
  type: 'text/calendar; charset=utf-8',
  cacheSeconds: 0,
  secret: true,
  noindex: true,
  async make(ctx, { params }) {
    const owner = await ctx.db
      .selectFrom('event_calendar')
      .select('actor_id')
      .where('hash', '=', hashOf(params.secret ?? ''))
      .where(isStillUsed('event_calendar.actor_id'))
      .executeTakeFirst()
    if (!owner) throw new Failure(eventErrors['event-not-found'])
    const { publicUrl } = ctx.config
    return {
      body: icsOf({ name: `${ctx.brand.name} events`, publicUrl, entries: await entriesOf(ctx, owner.actor_id) }),
    }
  },
}

/** Returns the condition that an account that isn't deleted acts for the actor in this column. */
function isStillUsed(column: string) {
  return sql<boolean>`exists (
    select from membership join login on login.id = membership.login_id
    where membership.actor_id = ${sql.ref(column)} and login.deleted_at is null)`
}

/**
 * Returns the calendar file of an event, with its link if the viewer is a host or has a place.
 *
 * @throws {Failure} `event-not-found`
 */
export async function calendarOfEvent(
  ctx: Context,
  viewer: Requester | Acting,
  slug: string,
): Promise<{ name: string; ics: string }> {
  const event = await findEvent(ctx, viewer, slug)
  const row = await findRow(ctx.db, event.slug, viewerOf(viewer))
  if (!row) throw new Failure(eventErrors['event-not-found'])
  const place = placeOf({ venue: event.venue ?? '', city: event.city?.name ?? '', link: event.link ?? '' })
  const { sequence, updated_at: updatedAt } = row
  const entry = { ...event, description: event.summary, place, sequence, updatedAt }
  const { publicUrl } = ctx.config
  return { name: `${event.slug}.ics`, ics: icsOf({ name: `${ctx.brand.name} events`, publicUrl, entries: [entry] }) }
}

/** Returns the events that a member hosts or has a place at, with their links. */
async function entriesOf({ db, clock }: Context, actorId: string): Promise<CalendarEntry[]> {
  const rows: EventRow[] = await events(db, actorId)
    .where('event.published_at', 'is not', null)
    .where(sql<boolean>`event.ends_at > ${clock.now()}::timestamptz - ${PAST_DAYS} * interval '1 day'`)
    .where(
      sql<boolean>`(event.actor_id = ${actorId}
        or event.id in (select event_id from event_host where actor_id = ${actorId} and agreed_at is not null)
        or event.id in (select event_id from event_participant where actor_id = ${actorId} and state = 'going'))`,
    )
    .orderBy('event.starts_at')
    .limit(MOST_ENTRIES)
    .execute()
  const cards = new Map((await presentCards(db, actorId, rows)).map((card) => [card._id, card]))
  return rows.flatMap((row) => {
    const card = cards.get(row.id)
    if (!card) return []
    return [
      { ...card, description: row.summary, place: placeOf(row), sequence: row.sequence, updatedAt: row.updated_at },
    ]
  })
}

/** Returns the location of an event on one line. */
export function placeOf({
  venue,
  city,
  link,
}: {
  readonly venue: string
  readonly city: string
  readonly link: string
}) {
  return [venue, city, link].filter((part) => part !== '').join(', ')
}
