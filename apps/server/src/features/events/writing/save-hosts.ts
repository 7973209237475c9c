import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { notBlocked } from '../../connections/index.ts'
import { refusalAt } from './event-columns.ts'

interface EventHosts {
  readonly id: string
  readonly actorId: string
  readonly slugs: readonly string[]
}

/**
 * Saves which members the author wants as hosts. Members who had agreed stay hosts if they are in `slugs`. Members who
 * are no longer in `slugs` are removed, even if they had agreed. `inviteHosts` invites the new ones.
 *
 * @throws {Failure} `event-host-unknown`
 */
export async function saveHosts(tx: Tx, { id, actorId, slugs }: EventHosts): Promise<void> {
  const hostIds = slugs.length === 0 ? [] : await findMembers(tx, actorId, [...new Set(slugs)])
  const before = await tx.selectFrom('event_host').select('actor_id').where('event_id', '=', id).execute()
  const removedIds = before.filter((host) => !hostIds.includes(host.actor_id)).map((host) => host.actor_id)
  if (removedIds.length > 0) {
    await tx.deleteFrom('event_host').where('event_id', '=', id).where('actor_id', 'in', removedIds).execute()
  }
  if (hostIds.length === 0) return
  await tx
    .insertInto('event_host')
    .values(hostIds.map((hostId, place) => ({ event_id: id, actor_id: hostId, place, agreed_at: null })))
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'actor_id']).doUpdateSet(({ ref }) => ({ place: ref('excluded.place') })),
    )
    .execute()
}

/** Invites the hosts of a published event who haven't been invited yet. */
export async function inviteHosts(
  ctx: Context,
  tx: Tx,
  member: SignedIn,
  { id, known }: { readonly id: string; readonly known: readonly string[] },
): Promise<void> {
  const hosts = await tx
    .selectFrom('event_host')
    .select('actor_id')
    .where('event_id', '=', id)
    .where('agreed_at', 'is', null)
    .$if(known.length > 0, (query) => query.where('actor_id', 'not in', [...known]))
    .orderBy('place')
    .execute()
  const activities = hosts.map(({ actor_id }) => ({
    kind: 'event.host-asked' as const,
    ...actingAs(member),
    data: { eventId: id, hostId: actor_id },
  }))
  for (const activity of activities) await ctx.activity.record(tx, activity)
}

/** Returns an event's invited hosts, whether or not they have agreed. */
export async function hostIdsOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('event_host').select('actor_id').where('event_id', '=', id).execute()
  return rows.map(({ actor_id }) => actor_id)
}

async function findMembers(tx: Tx, authorId: string, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('actor')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('listed', '=', true)
    .where('id', '!=', authorId)
    .where(notBlocked(authorId, 'actor.id'))
    .execute()
  if (rows.length < slugs.length) throw refusalAt('event-host-unknown', 'hosts')
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? [])
}
