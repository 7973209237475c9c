import type { Audience } from '@rise/contract/content/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'

/** The kinds of subjects. Each feature with subjects declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface SubjectKinds {}

/** A piece of content that members can react to and comment on. */
export interface Subject {
  /** The id of the content. */
  readonly id: string
  readonly kind: keyof SubjectKinds
  /** Null if the content has no author, such as a course. */
  readonly authorId: string | null
  /** The content that must be visible, too: an answer's question, for example. */
  readonly parentId?: string
  /** Everyone if the audience is absent. */
  readonly audience?: Audience
  /** The title in notifications; for an answer, its question. */
  readonly title: string
  /** The path of the content's page. */
  readonly path: string
}

/** Opens content for reactions and comments, or opens it again after it was withdrawn. */
export function openSubject(ctx: Context, tx: Tx, subject: Subject): Promise<void> {
  return openSubjects(ctx, tx, [subject])
}

/** Opens several subjects at a time, for example for an import. */
export async function openSubjects({ clock }: Context, tx: Tx, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return
  const now = clock.now()
  const rows = subjects.map(({ id, kind, authorId, parentId = null, audience = 'everyone', title, path }) => ({
    ...{ id, kind, author_id: authorId, parent_id: parentId, audience, title, path, created_at: now },
  }))
  await tx
    .insertInto('discussion_subject')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        audience: ref('excluded.audience'),
        title: ref('excluded.title'),
        path: ref('excluded.path'),
        published: true,
      })),
    )
    .execute()
}

/** Changes the title and audience of a subject and its parts; comments keep their own titles. */
export async function changeSubject(
  tx: Tx,
  id: string,
  { title, audience }: { readonly title: string; readonly audience?: Audience },
): Promise<void> {
  await sql`
    ${withBelow([id])}
    update discussion_subject set
      title = case when id = ${id} or kind <> 'comment' then ${title} else title end,
      audience = coalesce(${audience ?? null}, audience)
    where id in (select id from below)`.execute(tx)
}

/** Hides a subject with its comments, until it is opened again. */
export async function withdrawSubject(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('discussion_subject').set({ published: false }).where('id', '=', id).execute()
}

/** Withdraws the subject of deleted content that can still be restored, and retracts its notifications immediately. */
export async function withdrawAndRetract(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<void> {
  await withdrawSubject(tx, id)
  await recordRetracted(ctx, tx, actingAs(member), [id])
}

/** Deletes these subjects and their parts, with all comments and reactions, and retracts their notifications. */
export async function deleteAndRetract(ctx: Context, tx: Tx, member: SignedIn, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await recordRetracted(ctx, tx, actingAs(member), ids)
  await deleteSubjects(tx, ids)
}

/** Deletes subjects that are already withdrawn, with all comments and reactions. */
export async function deleteSubjects(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('discussion_subject').where('id', 'in', ids).execute()
}

/** Records that these subjects and their comments are no longer visible, so that notifications are retracted. */
export async function recordRetracted(
  ctx: Context,
  tx: Tx,
  by: { readonly actorId?: string; readonly loginId?: string },
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`${withBelow(ids)} select id from below`.execute(tx)
  const data = { subjectIds: rows.map(({ id }) => id) }
  await ctx.activity.record(tx, { kind: 'discussion.closed', ...by, data })
}

/** Selects these subjects and their parts, recursively, as `below`. */
function withBelow(ids: readonly string[]) {
  return sql`
    with recursive below as (
      select id from discussion_subject where id = any(${[...ids]}::uuid[])
      union all
      select subject.id from discussion_subject subject join below on subject.parent_id = below.id
    )`
}
