import type { Audience } from '@rise/contract/content/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'

/** The kinds of subjects. Each feature with subjects adds its own, by declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface SubjectKinds {}

/** A thing that members react to and comment on. */
export interface Subject {
  /** The id of the thing itself. */
  readonly id: string
  readonly kind: keyof SubjectKinds
  /** Null without an author, such as for a course. */
  readonly authorId: string | null
  /** The parent with which it is visible, such as an answer's question. */
  readonly parentId?: string
  /** Its audience; everyone if absent. */
  readonly audience?: Audience
  /** Its name in notifications; for an answer, its question. */
  readonly title: string
  /** Its path. */
  readonly path: string
}

/** Opens a thing for reactions and comments; a withdrawn one is restored. */
export function openSubject(ctx: Context, tx: Tx, subject: Subject): Promise<void> {
  return openSubjects(ctx, tx, [subject])
}

/** `openSubject` for several things, such as those of an import. */
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

/** Changes the title or audience of a subject and its parts. Comments keep their own titles. */
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

/** Withdraws deleted subjects that can still be restored: their notifications are retracted immediately. */
export async function silenceSubject(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<void> {
  await withdrawSubject(tx, id)
  await recordClosed(ctx, tx, actingAs(member), [id])
}

/** Removes the comments and reactions of these subjects and their parts; retracts their notifications. */
export async function closeSubjects(ctx: Context, tx: Tx, member: SignedIn, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await recordClosed(ctx, tx, actingAs(member), ids)
  await forgetSubjects(tx, ids)
}

/** Removes the comments and reactions of subjects that are already withdrawn. */
export async function forgetSubjects(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('discussion_subject').where('id', 'in', ids).execute()
}

/** Records that these subjects and their comments are no longer visible. */
export async function recordClosed(
  ctx: Context,
  tx: Tx,
  by: { readonly actorId?: string; readonly loginId?: string },
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`${withBelow(ids)} select id from below`.execute(tx)
  const data = { subjectIds: rows.map(({ id }) => id) }
  await ctx.activity.record(tx, { kind: 'discussion.closed', ...by, data })
}

/** These subjects and their parts, as `below`. */
function withBelow(ids: readonly string[]) {
  return sql`
    with recursive below as (
      select id from discussion_subject where id = any(${[...ids]}::uuid[])
      union all
      select subject.id from discussion_subject subject join below on subject.parent_id = below.id
    )`
}
