import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notMutedOrBlocked } from '../connections/index.ts'
import type { Concealment } from '../content/index.ts'
import { recordClosed } from './subjects.ts'

/**
 * Hides a subject from everyone but its author, or with `removed` from the author, too, and retracts its notifications.
 * With null, shows it again and sends the notifications withheld meanwhile. Does nothing to a closed subject. Returns
 * whether the subject is now visible for the first time.
 */
export async function concealSubject(ctx: Context, tx: Tx, id: string, as: Concealment): Promise<boolean> {
  if (as === null) return showSubject(ctx, tx, id)
  const changed = await tx
    .updateTable('discussion_subject')
    .set({ removed: as === 'removed', hidden_at: ctx.clock.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (changed) await recordClosed(ctx, tx, {}, [id])
  return false
}

async function showSubject(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const hidden = await tx
    .selectFrom('discussion_subject')
    .select('unseen')
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!hidden) return false
  await tx
    .updateTable('discussion_subject')
    .set({ hidden_at: null, removed: false, unseen: false })
    .where('id', '=', id)
    .execute()
  await ctx.activity.record(tx, { kind: 'content.shown', data: { thingId: id } })
  return hidden.unseen
}

/**
 * The condition that the subject in this column is not hidden from the viewer (null for guests and admins). Every query
 * that shows subjects must include it.
 */
export function notConcealed(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from discussion_subject concealed
    where concealed.id = ${sql.ref(column)} and ${isConcealedFrom(viewerActorId)})`
}

/** Whether the subject in this column is hidden. Its author still sees it, with a notice. */
export function isConcealed(column: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from discussion_subject concealed
    where concealed.id = ${sql.ref(column)} and concealed.hidden_at is not null)`
}

/**
 * The number of child subjects of a kind that only moderation hides from the viewer, to subtract from a stored count.
 * Leaves out those whose authors are hidden from the viewer anyway.
 */
export function concealedChildCount(viewerActorId: string | null, column: string, kind: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from discussion_subject concealed
    join actor writer on writer.id = concealed.author_id and writer.listed
    where concealed.parent_id = ${sql.ref(column)} and concealed.kind = ${kind}
      and ${isConcealedFrom(viewerActorId)} and ${notMutedOrBlocked(viewerActorId, 'concealed.author_id')})`
}

function isConcealedFrom(viewerActorId: string | null) {
  return sql`concealed.hidden_at is not null
    and (concealed.removed or concealed.author_id is distinct from ${viewerActorId}::uuid)`
}
