import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { concealSubject } from './conceal-subject.ts'
import type { SubjectKinds } from './subjects.ts'

/** A kind of subject that can be held for review before others see it; moderators get a copy. */
export type HeldKind = keyof SubjectKinds & ReportKind

interface Held {
  readonly id: string
  readonly kind: HeldKind
  readonly authorId: string
  /** The reason returned by `screenText`. */
  readonly why: string
  /** Whether others have already seen the content, which is then being edited. */
  readonly seen: boolean
}

/**
 * Hides a new or edited subject from everyone but its author until a moderator has reviewed it. A subject held when new
 * stays held after an edit.
 */
export async function holdSubject(ctx: Context, tx: Tx, { id, kind, authorId, why, seen }: Held): Promise<void> {
  await concealSubject(ctx, tx, id, 'hidden')
  if (!seen) await tx.updateTable('discussion_subject').set({ unseen: true }).where('id', '=', id).execute()
  await ctx.activity.record(tx, { kind: 'content.held', data: { thingId: id, kind, authorId, why } })
}
