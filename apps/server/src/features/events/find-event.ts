import { mayEditAuthored, maySeeAuthored } from '@rise/contract/content/policy'
import { eventErrors } from '@rise/contract/events/errors'
import { SHOWN_PARTICIPANTS } from '@rise/contract/events/limits'
import type { Event, EventDraft, OwnEvent, OwnParticipation } from '@rise/contract/events/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting, Requester, SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf, viewerOf } from '../connections/index.ts'
import { allowedRow, lockOf } from '../content/index.ts'
import { type EventRow, findRow, isHostOf, rightsOfEvent } from './event-row.ts'
import { presentCard, presentOwn } from './present-event.ts'

/**
 * Returns the event at a current or former address, if the viewer may see it. If it is for another audience, omits its
 * text, venue, link, questions, participants and note. Otherwise, the link is for hosts and members with a place only.
 *
 * @throws {Failure} `event-not-found`
 */
export async function findEvent({ db }: Pick<Context, 'db'>, viewer: Requester, slug: string): Promise<Event> {
  const viewerActorId = viewerOf(viewer)
  const row = allowedRow(
    await findRow(db, slug, viewerActorId),
    // A draft has a separate preview page for its author.
    (found) => (found.published_at === null ? 'hidden' : maySeeAuthored(viewer, rightsOfEvent(found))),
    eventErrors['event-not-found'],
  )
  const { published_at } = row
  if (published_at === null) throw new Failure(eventErrors['event-not-found'])
  const participation = await ownParticipationOf(db, row.id, viewerActorId)
  const isHost = isHostOf(row, viewerActorId)
  const lock = lockOf(viewer, rightsOfEvent(row))
  // Participants and hosts keep access after the plan that they joined with has ended.
  const shownLock = lock === 'upgrade' && (participation !== null || isHost) ? null : lock
  const shownIds = shownLock === null ? await shownParticipants(db, row.id) : []
  const members = await memberCardsOf(db, viewerActorId, [row.actor_id, ...row.host_ids, ...shownIds])
  const hasPlace = isHost || participation?.state === 'going'
  return {
    ...presentCard({ ...row, published_at }, members),
    ...(shownLock === null && { summary: row.summary }),
    ...{ hidden: row.hidden, locked: shownLock, own: participation, isHost, isAsked: row.is_asked },
    body: shownLock === null ? row.body : '',
    venue: shownLock === null && row.manner !== 'online' ? row.venue : null,
    link: shownLock === null && hasPlace && row.manner !== 'onsite' ? row.link : null,
    questions: shownLock === null ? [...row.questions] : [],
    people: shownIds.flatMap((id) => members.get(id) ?? []),
    note: shownLock === null ? row.note : '',
    updatedAt: row.updated_at.toISOString(),
    noindex: !row.listed || row.search_engines === false,
  }
}

/**
 * Returns an event for editing, by a current or former address.
 *
 * @throws {Failure} `event-not-found`, and the policy's refusals
 */
export async function ownEvent({ db }: Context, member: SignedIn, slug: string): Promise<OwnEvent> {
  return presentOwn(db, await findEditable(db, member, slug))
}

/** Returns the row of an event that the member may edit. */
export async function findEditable(db: Database | Tx, member: SignedIn, slug: string): Promise<EventRow> {
  const row = await findRow(db, slug, viewerOf(member))
  return allowedRow(row, (found) => mayEditAuthored(member, rightsOfEvent(found)), eventErrors['event-not-found'])
}

/** Returns the row of an event for a change, locked until the caller's transaction ends. */
export async function lockEditable(tx: Tx, member: SignedIn, slug: string): Promise<EventRow> {
  await lockEvent(tx, slug)
  return findEditable(tx, member, slug)
}

/** Locks an event until the caller's transaction ends. Changes of the event, joining and leaving take the same lock. */
export async function lockEvent(tx: Tx, slug: string): Promise<void> {
  await sql`
    select from event where id = (select event_id from event_slug where slug = ${slug}) for no key update`.execute(tx)
}

/** Returns the author's drafts, last edited first. */
export async function listDrafts({ db }: Context, { actorId }: Acting): Promise<EventDraft[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('event_slug as address', (join) =>
      join.onRef('address.event_id', '=', 'event.id').on('address.present', '=', true),
    )
    .select(['event.id', 'address.slug', 'event.title', 'event.updated_at'])
    .where('event.actor_id', '=', actorId)
    .where('event.published_at', 'is', null)
    .orderBy('event.updated_at', 'desc')
    .orderBy('event.id', 'desc')
    .execute()
  return rows.map(({ id, slug, title, updated_at }) => ({ _id: id, slug, title, updatedAt: updated_at.toISOString() }))
}

async function ownParticipationOf(
  db: Database | Tx,
  eventId: string,
  actorId: string | null,
): Promise<OwnParticipation | null> {
  if (actorId === null) return null
  const row = await db
    .selectFrom('event_participant as own')
    .select(['own.state', 'own.shown', 'own.answers'])
    .select(
      sql<number>`(
        select count(*)::int from event_participant other
        where other.event_id = own.event_id and other.state = 'waiting' and other.turn <= own.turn)`.as('position'),
    )
    .where('own.event_id', '=', eventId)
    .where('own.actor_id', '=', actorId)
    .executeTakeFirst()
  if (!row) return null
  const { state, shown, answers, position } = row
  return { state, shown, answers: [...answers], position: state === 'waiting' ? position : null }
}

async function shownParticipants(db: Database | Tx, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_participant')
    .select('actor_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'going')
    .where('shown', '=', true)
    .orderBy('turn', 'desc')
    .limit(SHOWN_PARTICIPANTS)
    .execute()
  return rows.map(({ actor_id }) => actor_id)
}
