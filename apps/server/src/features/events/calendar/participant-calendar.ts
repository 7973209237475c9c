import type { Context } from '../../../platform/context.ts'
import { memberCardsOf } from '../../connections/index.ts'
import { eventPath, events } from '../event-row.ts'
import { presentCard } from '../present-event.ts'
import { placeOf } from './event-files.ts'
import { icsOf } from './ics.ts'

/** An event and its calendar file, as shown to a participant. */
export interface ParticipantCalendar {
  readonly title: string
  readonly hostName: string
  readonly cancelled: boolean
  /** In the event's time zone: `Thu 10 Jun 2027, 18:00, Europe/Zurich`. */
  readonly when: string
  /** Contains the link only for members with a place. Empty for an online event without a place. */
  readonly where: string
  readonly path: string
  readonly name: string
  readonly ics: string
}

/** Returns an event's calendar file for a participant; undefined for others, and once the event is hidden or deleted. */
export async function calendarOfParticipant(
  { db, config, brand }: Pick<Context, 'db' | 'config' | 'brand'>,
  { eventId, actorId }: { readonly eventId: string; readonly actorId: string },
): Promise<ParticipantCalendar | undefined> {
  const row = await events(db, actorId)
    .innerJoin('event_participant as own', 'own.event_id', 'event.id')
    .select('own.state')
    .where('event.id', '=', eventId)
    .where('own.actor_id', '=', actorId)
    .executeTakeFirst()
  if (!row?.published_at) return undefined
  const members = await memberCardsOf(db, actorId, [row.actor_id])
  const card = presentCard({ ...row, published_at: row.published_at }, members)
  const where = placeOf({ ...row, link: row.state === 'going' ? row.link : '' })
  const entry = { ...card, description: row.summary, place: where, sequence: row.sequence, updatedAt: row.updated_at }
  const [host] = card.hosts
  return {
    ...{ title: card.title, cancelled: card.cancelled, where, path: eventPath(card.slug), name: `${card.slug}.ics` },
    hostName: host ? (host.companyName ?? `${host.firstName} ${host.lastName}`.trim()) : '',
    when: `${dayInWords(row.starts_local)}, ${row.starts_local.slice(11)}, ${row.zone}`,
    ics: icsOf({ name: `${brand.name} events`, publicUrl: config.publicUrl, entries: [entry] }),
  }
}

/** Formats a day as `Thu 10 Jun 2027`. */
function dayInWords(local: string): string {
  const day = new Date(`${local.slice(0, 10)}T00:00Z`)
  const words = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', words).format(day).replace(',', '')
}
