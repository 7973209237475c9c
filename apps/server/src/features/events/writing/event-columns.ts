import type { EndpointParsed } from '@rise/contract/endpoint'
import type { eventsEndpoints } from '@rise/contract/events/endpoints'
import { eventErrors } from '@rise/contract/events/errors'
import { LONGEST_EVENT_DAYS, MOST_EVENT_PICTURES } from '@rise/contract/events/limits'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { drawPictures, type RichText, sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { firstLines } from '../../content/index.ts'
import { pictureIdOf, pictureTag, showPictures } from '../../pictures/index.ts'
import { eventPictures } from '../event-row.ts'
import { instantOf } from '../time/instant-of.ts'

export type NewEvent = EndpointParsed<(typeof eventsEndpoints)['POST /api/v1/events']>['body']
type EventFields = Omit<NewEvent, 'id' | 'audience' | 'hosts' | 'coverId' | 'body'>

const DAY_MS = 86_400_000

/**
 * Sanitises the text of an event.
 *
 * @throws {Failure} `event-pictures`
 */
export function readText(body: string): RichText {
  const text = sanitiseRichText(body, pictureIdOf)
  if (text.pictureIds.length <= MOST_EVENT_PICTURES) return text
  throw refusalAt('event-pictures', 'body')
}

/**
 * Returns the columns that the form sets, except those that show pictures.
 *
 * @throws {Failure} `event-time-skipped`, `event-ends-early`, `event-too-long`
 */
export function eventColumns(text: RichText, { startsLocal, endsLocal, zone, ...written }: EventFields) {
  const { starts_at, ends_at } = readTimes({ startsLocal, endsLocal, zone })
  const { title, topic, manner, capacity, questions } = written
  // Fields that don't apply to the chosen format are not stored.
  const city = manner === 'online' ? '' : written.city
  return {
    ...{ title, topic, manner, capacity, city, zone, starts_at, ends_at },
    summary: firstLines(text.html),
    starts_local: startsLocal,
    ends_local: endsLocal,
    venue: manner === 'online' ? '' : written.venue,
    city_key: city === '' ? null : slugify(city) || city.toLowerCase(),
    link: manner === 'onsite' ? '' : written.link,
    questions: JSON.stringify(questions),
  }
}

interface ShownEvent {
  readonly id: string
  readonly actorId: string
  readonly coverId: string | null
  readonly text: RichText
}

/**
 * Returns the columns that show pictures, and claims the pictures for the event.
 *
 * @throws {Failure} the errors of `showPictures`
 */
export async function drawColumns(ctx: Context, tx: Tx, { id, actorId, coverId, text }: ShownEvent) {
  const pictureIds = [...(coverId ? [coverId] : []), ...text.pictureIds]
  const pictures = await showPictures(ctx, tx, { ...eventPictures, id, actorId, pictureIds })
  const body = drawPictures(text, (pictureId, alt) => {
    const picture = pictures.get(pictureId)
    return picture ? pictureTag(picture, alt) : ''
  })
  return { cover_id: coverId, body }
}

/** Returns the refusal of an event without text. */
export function emptyEvent(): Failure {
  return refusalAt('event-empty', 'body')
}

/**
 * Requires that the event ends in the future.
 *
 * @throws {Failure} `event-past`
 */
export function assertAhead({ clock }: Context, endsAt: Date): void {
  if (endsAt <= clock.now()) throw refusalAt('event-past', 'endsLocal')
}

/** Returns a failure with an error at a field of the form. */
export function refusalAt(code: keyof typeof eventErrors, field: string): Failure {
  const error = eventErrors[code]
  return new Failure(error, { fields: { [`body.${field}`]: error.message() } })
}

function readTimes({ startsLocal, endsLocal, zone }: Pick<EventFields, 'startsLocal' | 'endsLocal' | 'zone'>) {
  const starts_at = instantOf(startsLocal, zone, 'startsLocal').at
  const ends_at = instantOf(endsLocal, zone, 'endsLocal').at
  if (ends_at <= starts_at) throw refusalAt('event-ends-early', 'endsLocal')
  if (ends_at.getTime() - starts_at.getTime() > LONGEST_EVENT_DAYS * DAY_MS) {
    throw refusalAt('event-too-long', 'endsLocal')
  }
  return { starts_at, ends_at }
}
