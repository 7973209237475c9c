import { eventErrors } from '@rise/contract/events/errors'
import { MOST_CO_HOSTS } from '@rise/contract/events/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs } from '../../../platform/http/requester.ts'
import { notBlocked } from '../../connections/index.ts'
import { notConcealed } from '../../discussion/index.ts'
import { notifyParticipants } from '../news/notify-participants.ts'
import { moveUp } from '../participation/move-up.ts'
import { removeEvent } from '../writing/remove-event.ts'

/** The columns of an event that a merge reads. */
interface Merged {
  readonly id: string
  readonly ownerId: string
  readonly isOver: boolean
}

/**
 * Merges an event into a duplicate. Participants move to free places or the waiting list, those with a place first, in
 * the order in which they joined. Addresses redirect. The author is invited to host the target. The merged event's
 * discussion ends.
 *
 * @param into the slug of the target, or the address of its page
 * @throws {Failure} `event-not-found`, `event-merge`
 */
export async function mergeEvents(ctx: Context, admin: Admin, id: string, into: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const targetId = await publicEventAt(tx, into)
    const [from, target] = await lockBoth(ctx, tx, id, targetId)
    if (!from) throw new Failure(eventErrors['event-not-found'])
    if (!target || target.id === from.id || target.isOver !== from.isOver) throw new Failure(eventErrors['event-merge'])
    await moveParticipants(ctx, tx, admin, from, target)
    await inviteAuthor(ctx, tx, admin, from, target)
    await sql`update event_slug set event_id = ${target.id}, present = false where event_id = ${id}`.execute(tx)
    await removeEvent(ctx, tx, admin, { ...from, published: true })
    const data = { eventId: id, intoId: target.id, ownerId: from.ownerId }
    await ctx.activity.record(tx, { kind: 'event.merged', ...actingAs(admin), data })
  })
}

/** Returns the id of a public event, by its slug or the address of its page. */
async function publicEventAt(tx: Tx, into: string): Promise<string> {
  const slug = into
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
  const targetEvent = await tx
    .selectFrom('event')
    .innerJoin('event_slug as asked', 'asked.event_id', 'event.id')
    .select('event.id')
    .where('asked.slug', '=', (slug ?? into).toLowerCase())
    .where('event.published_at', 'is not', null)
    .where('event.cancelled_at', 'is', null)
    .where(notConcealed(null, 'event.id'))
    .executeTakeFirst()
  if (!targetEvent) throw new Failure(eventErrors['event-merge'])
  return targetEvent.id
}

/** Returns both published events, locked. Of two opposite merges, the second no longer finds one of them. */
async function lockBoth(ctx: Context, tx: Tx, ...ids: [string, string]): Promise<(Merged | undefined)[]> {
  const rows = await tx
    .selectFrom('event')
    .select(['id', 'actor_id', 'ends_at'])
    .where('id', 'in', ids)
    .where('published_at', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const now = ctx.clock.now()
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    return row && { id, ownerId: row.actor_id, isOver: row.ends_at <= now }
  })
}

/**
 * Moves the participants to the target. They join its waiting list, and free places are then filled from it; if the
 * event is over, they keep their state. Participants of both events keep their row in the target. The target's author
 * and hosts are not moved.
 */
async function moveParticipants(ctx: Context, tx: Tx, admin: Admin, from: Merged, target: Merged): Promise<void> {
  const { rows: movedRows } = await sql`
    insert into event_participant (event_id, actor_id, state, shown, answers, joined_at, checked_in_at)
    select ${target.id}::uuid, actor_id, ${from.isOver ? sql`state` : sql`'waiting'`}, shown, '[]'::jsonb, joined_at, checked_in_at
    from event_participant as moved
    where event_id = ${from.id} and actor_id <> ${target.ownerId}
      and not exists (
        select from event_host host
        where host.event_id = ${target.id} and host.actor_id = moved.actor_id and host.agreed_at is not null)
    order by state, turn
    on conflict (event_id, actor_id) do nothing returning actor_id`.execute(tx)
  if (from.isOver || movedRows.length === 0) return
  await moveUp(ctx, tx, target.id)
  const { waiting } = await tx
    .selectFrom('event')
    .select('waiting')
    .where('id', '=', target.id)
    .executeTakeFirstOrThrow()
  // A participant who had a place may be on the target's waiting list.
  if (waiting > 0) await notifyParticipants(ctx, tx, target.id, 'changed', actingAs(admin))
}

async function inviteAuthor(ctx: Context, tx: Tx, admin: Admin, from: Merged, target: Merged): Promise<void> {
  if (from.ownerId === target.ownerId || from.isOver) return
  const { rows } = await sql`
    insert into event_host (event_id, actor_id, place)
    select ${target.id}::uuid, actor.id, (select count(*) from event_host where event_id = ${target.id})
    from actor
    where actor.id = ${from.ownerId} and actor.listed and ${notBlocked(target.ownerId, 'actor.id')}
      and (select count(*) from event_host where event_id = ${target.id}) < ${MOST_CO_HOSTS}
    on conflict (event_id, actor_id) do nothing returning actor_id`.execute(tx)
  if (rows.length === 0) return
  const data = { eventId: target.id, hostId: from.ownerId }
  await ctx.activity.record(tx, { kind: 'event.host-asked', ...actingAs(admin), data })
}
