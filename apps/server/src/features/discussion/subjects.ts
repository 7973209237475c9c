import type { Audience } from '@rise/contract/content/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'

/** The kinds of subjects. Each feature whose things can be reacted to adds its own, by declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface SubjectKinds {}

/** Something that members react to and comment on. */
export interface Subject {
  /** That of the thing itself. */
  readonly id: string
  readonly kind: keyof SubjectKinds
  /** Null for what has no author, such as a course. */
  readonly authorId: string | null
  /** What it belongs to and is seen with, as an answer to its question. */
  readonly parentId?: string
  /** Whom it is written for; left out, everyone. */
  readonly audience?: Audience
  /** Its name in notifications; for an answer, its question. */
  readonly title: string
  /** Where it is. */
  readonly path: string
}

/** Lets members react to a thing and comment on it from now on; one that was withdrawn is as it was. */
export function openSubject(ctx: Context, tx: Tx, subject: Subject): Promise<void> {
  return openSubjects(ctx, tx, [subject])
}

/** Does the same for several things, such as those of an import. */
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

/** Calls a thing, and what belongs to it, differently, or keeps it for another audience. Comments keep their own names. */
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

/** Hides a thing and what was said to it, until it is opened again. */
export async function withdrawSubject(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('discussion_subject').set({ published: false }).where('id', '=', id).execute()
}

/** Does the same for what was deleted and can still be brought back: what was told of it is taken back at once. */
export async function silenceSubject(ctx: Context, tx: Tx, member: SignedIn, id: string): Promise<void> {
  await withdrawSubject(tx, id)
  await recordClosed(ctx, tx, actingAs(member), [id])
}

/** Ends all that was said to these things and to what belongs to them; what was told of it is taken back. */
export async function closeSubjects(ctx: Context, tx: Tx, member: SignedIn, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await recordClosed(ctx, tx, actingAs(member), ids)
  await forgetSubjects(tx, ids)
}

/** Ends all that was said to things that are silent already. */
export async function forgetSubjects(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('discussion_subject').where('id', 'in', ids).execute()
}

/** Records that these things, and what was said to them, are no longer seen. */
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

/** These subjects and all that belongs to them, as `below`. */
function withBelow(ids: readonly string[]) {
  return sql`
    with recursive below as (
      select id from discussion_subject where id = any(${[...ids]}::uuid[])
      union all
      select subject.id from discussion_subject subject join below on subject.parent_id = below.id
    )`
}
