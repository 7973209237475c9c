import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { concealSubject } from './conceal-subject.ts'
import type { SubjectKinds } from './subjects.ts'

/** A kind of subject that can be held for review before others see it; moderators get a copy. */
export type HeldKind = keyof SubjectKinds & ReportKind

interface HeldSubject {
  readonly id: string
  readonly kind: HeldKind
  readonly authorId: string
  /** The reason returned by `screenText`. */
  readonly why: string
  /** Whether the content is being edited, so that others have already seen an earlier version. */
  readonly seen: boolean
}

/**
 * Hides a new or edited subject from everyone but its author until a moderator has reviewed it. A subject that others
 * have never seen still counts as unseen after an edit.
 */
export async function holdSubject(ctx: Context, tx: Tx, { id, kind, authorId, why, seen }: HeldSubject): Promise<void> {
  await concealSubject(ctx, tx, id, 'hidden')
  if (!seen) await tx.updateTable('discussion_subject').set({ unseen: true }).where('id', '=', id).execute()
  await ctx.activity.record(tx, { kind: 'content.held', data: { thingId: id, kind, authorId, why } })
}
