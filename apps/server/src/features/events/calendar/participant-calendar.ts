import { dayOf } from '@rise/contract/events/words'
import type { Context } from '../../../platform/context.ts'
import type { EmailActor, EmailDay } from '../../../platform/mail/email-content.ts'
import { emailActor, memberCardsOf } from '../../connections/index.ts'
import { eventPath, events } from '../event-row.ts'
import { presentCard } from '../present-event.ts'
import { timeInWords } from '../time/time-in-words.ts'
import { placeOf } from './event-files.ts'
import { icsOf } from './ics.ts'

/** An event and its calendar file, as shown to a participant. */
export interface ParticipantCalendar {
  readonly title: string
  readonly host: EmailActor
  readonly date: EmailDay
  readonly cancelled: boolean
  /** In the event's time zone: `Thu 10 Jun 2027, 18:00, Europe/Zurich`. */
  readonly when: string
  /** Venue and city, and for members with a place the link. Empty if an online event shows the member no link. */
  readonly where: string
  readonly path: string
  readonly name: string
  readonly ics: string
}

/**
 * Returns an event's calendar file for a participant. Returns undefined for anyone else, and once the event is hidden
 * or deleted.
 */
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
    host: host ? emailActor(host) : { name: '', line: null, picture: null, isRound: true },
    date: dayOf(row.starts_local),
    when: timeInWords(row.starts_local, row.zone),
    ics: icsOf({ name: `${brand.name} events`, publicUrl: config.publicUrl, entries: [entry] }),
  }
}
