import { randomUUID } from 'node:crypto'
import type { InputOf } from '@rise/contract/contract'
import type { OwnEvent } from '@rise/contract/events/shapes'
import type { World } from '../../../test/world.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { remindParticipants } from './news/remind-participants.task.ts'

export type EventBody = InputOf<'POST /api/v1/events'>['body']

/** Returns a new event as the form sends it, in the year 2027, in Zurich. */
export function eventOf(change: Partial<EventBody> = {}): EventBody {
  return {
    id: randomUUID(),
    title: 'An evening about bridges',
    topic: 'technology',
    coverId: null,
    body: '<p>We look at bridges, and talk about those that fell.</p>',
    startsLocal: '2027-06-10T18:00',
    endsLocal: '2027-06-10T20:00',
    zone: 'Europe/Zurich',
    manner: 'onsite',
    venue: 'Harbour 3',
    city: 'Zurich',
    link: '',
    capacity: null,
    questions: [],
    hosts: [],
    ...change,
  }
}

/** Publishes an event as its author. Throws if the request is refused. */
export async function publishEvent({ api }: SignedInClient, change: Partial<EventBody> = {}): Promise<OwnEvent> {
  const draft = await api('POST /api/v1/events', { body: eventOf(change) })
  if (!draft.result) throw new Error(`The event was not saved: ${JSON.stringify(draft.error)}`)
  const publicationReply = await api('PUT /api/v1/events/{slug}/publication', { params: { slug: draft.result.slug } })
  if (!publicationReply.result)
    throw new Error(`The event was not published: ${JSON.stringify(publicationReply.error)}`)
  return publicationReply.result
}

/** Returns the event's fields as the form sends them for a change. */
export function changeOf(own: OwnEvent, change: Partial<InputOf<'PUT /api/v1/events/{slug}'>['body']> = {}) {
  const { version, title, topic, cover, body, startsLocal, endsLocal, zone } = own
  const { manner, venue, city, link, capacity, questions, hosts } = own
  return {
    ...{ version, title, topic, coverId: cover?._id ?? null, body, startsLocal, endsLocal, zone },
    ...{ manner, venue, city, link, capacity, questions, hosts, ...change },
  }
}

/** Joins an event as a participant that others can see. */
export function join({ api }: SignedInClient, slug: string, change: object = {}) {
  const body = { shown: true, answers: [], ...change }
  return api('PUT /api/v1/events/{slug}/participation', { params: { slug }, body })
}

/** Sends the due reminders. */
export function remindDue({ ctx }: World): Promise<void> {
  return remindParticipants.handle(ctx, {})
}
