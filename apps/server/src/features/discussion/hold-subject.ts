import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { concealSubject } from './conceal-subject.ts'
import type { SubjectKinds } from './subjects.ts'

/** A subject that can be held for review before anyone sees it: one that moderators get a copy of. */
export type HeldKind = keyof SubjectKinds & ReportKind

interface Held {
  readonly id: string
  readonly kind: HeldKind
  readonly authorId: string
  /** As `screenText` returns it. */
  readonly why: string
  /** Whether others have seen it before, as after an edit. */
  readonly seen: boolean
}

/**
 * Hides a new or edited subject from everyone but its author, until a moderator has reviewed it. A subject held from
 * the start stays so after an edit.
 */
export async function holdSubject(ctx: Context, tx: Tx, { id, kind, authorId, why, seen }: Held): Promise<void> {
  await concealSubject(ctx, tx, id, 'hidden')
  if (!seen) await tx.updateTable('discussion_subject').set({ unseen: true }).where('id', '=', id).execute()
  await ctx.activity.record(tx, { kind: 'content.held', data: { thingId: id, kind, authorId, why } })
}
