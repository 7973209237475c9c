import type { EventManner, EventTopic } from '@rise/contract/events/kinds'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { openSubject } from '../../discussion/index.ts'
import { addDemoPicture, demoDrawing, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { eventPath, eventSlugs } from '../event-row.ts'
import { eventColumns } from '../writing/event-columns.ts'
import material from './material/events.json' with { type: 'json' }

const DAY_MS = 86_400_000
/** How many days before its start an event is announced. */
const AHEAD_DAYS = 25

/** Adds the demo world's events with their participants, some on waiting lists. Does nothing if there are events. */
export function loadEvents(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-events', 0))`.execute(tx)
    if (await tx.selectFrom('event').select('id').limit(1).executeTakeFirst()) return 0
    const people = await findPeople(tx)
    let addedCount = 0
    for (const [index, event] of material.entries()) {
      const host = people.find(({ slug }) => slug === event.owner)
      if (!host) continue
      const others = people.filter((one) => one !== host).map(({ id }) => id)
      // Each member attends only some of the events.
      await addEvent(ctx, tx, { event, hostId: host.id, people: [...others.slice(index * 7), ...others] })
      addedCount += 1
    }
    return addedCount
  })
}

interface EventToAdd {
  readonly event: (typeof material)[number]
  readonly hostId: string
  readonly people: readonly string[]
}

async function addEvent(ctx: Context, tx: Tx, { event, hostId, people }: EventToAdd): Promise<void> {
  const id = ctx.newId()
  const now = ctx.clock.now()
  const { title, zone, hours, capacity, venue, city, link } = event
  const day = new Date(now.getTime() + event.inDays * DAY_MS).toISOString().slice(0, 10)
  const starts = Temporal.PlainDateTime.from(`${day}T${event.at}`)
  const minutes = (at: Temporal.PlainDateTime) => at.toString({ smallestUnit: 'minute' })
  const at = new Date(Math.min(now.getTime(), Date.parse(day) - DAY_MS) - (event.inDays < 0 ? AHEAD_DAYS * DAY_MS : 0))
  const text = sanitiseRichText(event.body, () => undefined)
  const columns = eventColumns(text, {
    ...{ title, zone, capacity, venue, city, link },
    topic: event.topic as EventTopic,
    manner: event.manner as EventManner,
    startsLocal: minutes(starts),
    endsLocal: minutes(starts.add({ minutes: hours * 60 })),
    questions: event.questions.map((question) => ({ id: ctx.newId(), text: question, required: false })),
  })
  const note = 'note' in event ? String(event.note) : ''
  const times = { published_at: at, created_at: at, updated_at: at }
  const coverId = await addCover(ctx, tx, hostId, event)
  await tx
    .insertInto('event')
    .values({ id, actor_id: hostId, cover_id: coverId, ...columns, body: text.html, note, ...times })
    .execute()
  if (coverId) await tx.insertInto('event_picture').values({ event_id: id, picture_id: coverId }).execute()
  const slug = await eventSlugs.give(tx, id, title)
  const subject = { id, kind: 'event', authorId: hostId, title, path: eventPath(slug) } as const
  await openSubject({ ...ctx, clock: { now: () => at } }, tx, subject)
  const guests = [...new Set(people)].slice(0, event.guests).map((actorId, place) => ({
    ...{ event_id: id, actor_id: actorId, shown: place % 4 !== 3, answers: '[]' },
    state: capacity !== null && place >= capacity ? ('waiting' as const) : ('going' as const),
    joined_at: new Date(at.getTime() + place * 60_000),
    checked_in_at: event.inDays < 0 && place % 5 !== 4 ? new Date(now.getTime() + event.inDays * DAY_MS) : null,
  }))
  if (guests.length > 0) await tx.insertInto('event_participant').values(guests).execute()
}

/** Adds an event's cover and returns its id; null if the event has none, or without a file store. */
async function addCover(ctx: Context, tx: Tx, actorId: string, { cover }: EventToAdd['event']): Promise<string | null> {
  if (!cover) return null
  const picture = { ...demoDrawing('stills', cover.still), actorId, purpose: 'content', alt: cover.alt } as const
  return (await unlessUnavailable(ctx, () => addDemoPicture(ctx, tx, picture))) ?? null
}

/** Returns the listed professionals of the demo world, in a fixed order. */
function findPeople(tx: Tx): Promise<{ id: string; slug: string }[]> {
  return tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug'])
    .where('actor.kind', '=', 'professional')
    .where('actor.listed', '=', true)
    .where('login.email', 'like', '%@demo.example')
    .orderBy('actor.slug')
    .execute()
}
