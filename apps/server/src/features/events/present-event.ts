import type { MemberCard } from '@rise/contract/connections/shapes'
import type { EventCard, EventMoment, OwnEvent } from '@rise/contract/events/shapes'
import type { Database, Tx } from '../../platform/database/database.ts'
import { memberCardsOf } from '../connections/index.ts'
import { cutAtWord } from '../content/index.ts'
import { presentReactions } from '../discussion/index.ts'
import type { CardRow, EventRow } from './event-row.ts'
import { isTwice } from './time/instant-of.ts'

const MINUTE_MS = 60_000

/** Returns events for a list, without events whose author is hidden from the viewer. */
export async function presentCards(
  db: Database | Tx,
  viewerActorId: string | null,
  rows: readonly CardRow[],
): Promise<EventCard[]> {
  const ids = rows.flatMap(({ actor_id, host_ids }) => [actor_id, ...host_ids])
  const members = await memberCardsOf(db, viewerActorId, ids)
  return rows.flatMap((row) => {
    const { published_at } = row
    if (published_at === null || !members.has(row.actor_id)) return []
    return [presentCard({ ...row, published_at }, members)]
  })
}

/** Returns an event as lists show it. */
export function presentCard(
  row: CardRow & { readonly published_at: Date },
  members: ReadonlyMap<string, MemberCard>,
): EventCard {
  const { id, slug, title, audience, cover, topic, manner, zone, capacity, going, waiting } = row
  return {
    ...{ _id: id, slug, title, cover, topic, manner, zone, capacity, going, waiting, audience },
    summary: audience === 'everyone' ? row.summary : cutAtWord(row.summary),
    city: row.city_key === null ? null : { slug: row.city_key, name: row.city },
    starts: momentOf(row.starts_at, row.starts_local),
    ends: momentOf(row.ends_at, row.ends_local),
    cancelled: row.cancelled_at !== null,
    hosts: [row.actor_id, ...row.host_ids].flatMap((host) => members.get(host) ?? []),
    reactions: presentReactions(row.reactions),
    comments: row.comments,
    publishedAt: row.published_at.toISOString(),
  }
}

/** Returns an event as its author edits it. */
export async function presentOwn(db: Database | Tx, row: EventRow): Promise<OwnEvent> {
  const hosts = await db
    .selectFrom('event_host')
    .innerJoin('actor', 'actor.id', 'event_host.actor_id')
    .select('actor.slug')
    .where('event_host.event_id', '=', row.id)
    .orderBy('event_host.place')
    .execute()
  const author = (await memberCardsOf(db, null, [row.actor_id])).get(row.actor_id)
  return {
    _id: row.id,
    ...{ slug: row.slug, version: row.version, title: row.title, topic: row.topic, cover: row.cover, body: row.body },
    ...{ startsLocal: row.starts_local, endsLocal: row.ends_local, zone: row.zone, manner: row.manner },
    starts: momentOf(row.starts_at, row.starts_local),
    ends: momentOf(row.ends_at, row.ends_local),
    startsTwice: isTwice(row.starts_local, row.zone),
    endsTwice: isTwice(row.ends_local, row.zone),
    ...{ venue: row.venue, city: row.city, link: row.link, capacity: row.capacity, audience: row.audience },
    questions: [...row.questions],
    hosts: hosts.map(({ slug }) => slug),
    // A pending author is not listed, but can still write events.
    author: author ?? { ...unlistedMember, _id: row.actor_id },
    ...{ going: row.going, waiting: row.waiting, note: row.note },
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    hidden: row.hidden,
    updatedAt: row.updated_at.toISOString(),
  }
}

const unlistedMember: Omit<MemberCard, '_id'> = {
  ...{ role: 'professional', slug: '', firstName: '', lastName: '', companyName: null },
  ...{ photo: null, headline: null, isFollowing: false },
}

function momentOf(at: Date, local: string): EventMoment {
  return { at: at.toISOString(), local, offset: Math.round((Date.parse(`${local}Z`) - at.getTime()) / MINUTE_MS) }
}
