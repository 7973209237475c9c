import type { Audience } from '@rise/contract/content/kinds'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'

/** The kinds of subjects. Each feature whose things can be reacted to adds its own, by declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface SubjectKinds {}

/** Something that members react to. */
export interface Subject {
  /** That of the thing itself. */
  readonly id: string
  readonly kind: keyof SubjectKinds
  readonly authorId: string
  /** What it belongs to and is seen with, as an answer to its question. */
  readonly parentId?: string
  /** Whom it is written for; left out, everyone. */
  readonly audience?: Audience
  /** What it is called, for whoever tells of it; of an answer, its question. */
  readonly title: string
  /** Where it is. */
  readonly path: string
}

/** Lets members react to a thing from now on. */
export async function openSubject({ clock }: Context, tx: Tx, subject: Subject): Promise<void> {
  const { id, kind, authorId, parentId = null, audience = 'everyone', title, path } = subject
  await tx
    .insertInto('discussion_subject')
    .values({ id, kind, author_id: authorId, parent_id: parentId, audience, title, path, created_at: clock.now() })
    .execute()
}

/** Calls a thing, and what belongs to it, differently, or keeps it for another audience. */
export async function changeSubject(
  tx: Tx,
  id: string,
  change: { readonly title: string; readonly audience?: Audience },
): Promise<void> {
  await tx
    .updateTable('discussion_subject')
    .set(change)
    .where(({ eb, or }) => or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .execute()
}

/** Ends all that was said to these things and to what belongs to them; what was told of it is taken back. */
export async function closeSubjects(ctx: Context, tx: Tx, member: SignedIn, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('discussion_subject')
    .select('id')
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('parent_id', 'in', ids)]))
    .execute()
  await tx.deleteFrom('discussion_subject').where('id', 'in', ids).execute()
  const data = { subjectIds: rows.map(({ id }) => id) }
  await ctx.activity.record(tx, { kind: 'discussion.closed', ...actingAs(member), data })
}
