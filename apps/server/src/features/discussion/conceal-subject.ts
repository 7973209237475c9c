import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notMutedOrBlocked } from '../connections/index.ts'
import type { Concealment } from '../content/index.ts'
import { recordRetracted } from './subjects.ts'

/**
 * Hides a subject from everyone but its author, and with `removed` also from its author, and retracts its
 * notifications. With null, shows the subject again and sends the notifications withheld meanwhile. Does nothing if
 * the subject was deleted. Returns whether the subject is now visible for the first time.
 */
export async function concealSubject(ctx: Context, tx: Tx, id: string, as: Concealment): Promise<boolean> {
  if (as === null) return showSubject(ctx, tx, id)
  const changedSubject = await tx
    .updateTable('discussion_subject')
    .set({ removed: as === 'removed', hidden_at: ctx.clock.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (changedSubject) await recordRetracted(ctx, tx, {}, [id])
  return false
}

async function showSubject(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('discussion_subject')
    .select('unseen')
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return false
  await tx
    .updateTable('discussion_subject')
    .set({ hidden_at: null, removed: false, unseen: false })
    .where('id', '=', id)
    .execute()
  await ctx.activity.record(tx, { kind: 'content.shown', data: { thingId: id } })
  return row.unseen
}

/**
 * Returns the condition that the subject in this column is not hidden from the viewer (null for guests and admins).
 * Every query that shows subjects must include it.
 */
export function notConcealed(viewerActorId: string | null, column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from discussion_subject concealed
    where concealed.id = ${sql.ref(column)} and ${isConcealedFrom(viewerActorId)})`
}

/** Returns the condition that the subject in this column is hidden. Its author still sees it unless it was removed. */
export function isConcealed(column: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from discussion_subject concealed
    where concealed.id = ${sql.ref(column)} and concealed.hidden_at is not null)`
}

/**
 * Returns an expression for the number of child subjects of a kind that are hidden from the viewer only by moderation,
 * to be subtracted from a stored count. It excludes child subjects whose authors are hidden from the viewer.
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
