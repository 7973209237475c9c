import { eventErrors } from '@rise/contract/events/errors'
import { MOST_EVENTS_A_DAY, MOST_EVENTS_WHILE_NEW } from '@rise/contract/events/limits'
import type { OwnEvent } from '@rise/contract/events/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { limitPublishing, refuseSlowed } from '../../content/index.ts'
import { holdSubject, openSubject } from '../../discussion/index.ts'
import { lockActor } from '../../session/index.ts'
import { type EventRow, eventPath, eventSlugs } from '../event-row.ts'
import { findEditable, lockEditable } from '../find-event.ts'
import { presentOwn } from '../present-event.ts'
import { assertAhead, emptyEvent } from './event-columns.ts'
import { inviteHosts } from './save-hosts.ts'
import { screenEvent } from './screen-event.ts'

const LONGEST_SLUG = 60
const limit = { name: 'events', most: MOST_EVENTS_A_DAY, mostWhileNew: MOST_EVENTS_WHILE_NEW }

/**
 * Publishes the author's draft as last saved, at an address made from its title, and invites the other hosts.
 * Publishing twice changes nothing.
 *
 * @throws {Failure} `event-empty`, `event-past`, `words-refused`, `slowed`, `too-many-requests`, `event-not-found`
 */
export function publishEvent(ctx: Context, member: Acting, slug: string): Promise<OwnEvent> {
  return ctx.db.transaction().execute(async (tx) => {
    if (member.actorId !== null) await lockActor(tx, member.actorId)
    const row = await lockEditable(tx, member, slug)
    const { id, actor_id: actorId, title, body, audience } = row
    if (actorId !== member.actorId) throw new Failure(eventErrors['event-not-found'])
    if (row.published_at !== null) return presentOwn(tx, row)
    if (body === '') throw emptyEvent()
    assertAhead(ctx, row.ends_at)
    const why = await screenEvent(ctx, tx, actorId, { title, body })
    await limitPublishing(ctx, tx, actorId, limit)
    await refuseSlowed(ctx, tx, actorId)
    const address = await readdress(tx, row)
    const now = ctx.clock.now()
    await tx.updateTable('event').set({ published_at: now, updated_at: now }).where('id', '=', id).execute()
    await openSubject(ctx, tx, { id, kind: 'event', authorId: actorId, audience, title, path: eventPath(address) })
    await ctx.activity.record(tx, { kind: 'event.published', ...actingAs(member), data: { eventId: id } })
    if (why !== null) await holdSubject(ctx, tx, { id, kind: 'event', authorId: actorId, why, seen: false })
    await inviteHosts(ctx, tx, member, { id, known: [] })
    return presentOwn(tx, await findEditable(tx, member, address))
  })
}

/** Replaces a draft's address, which was made from its first title. No one has seen it yet. */
async function readdress(tx: Tx, { id, slug, title }: EventRow): Promise<string> {
  const wish = slugify(title, LONGEST_SLUG)
  if (wish === '' || wish === slug.replace(/-\d+$/, '') || wish === slug) return slug
  await tx.deleteFrom('event_slug').where('event_id', '=', id).execute()
  return eventSlugs.give(tx, id, title)
}
