import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { concealSubject } from './conceal-subject.ts'
import type { SubjectKinds } from './subjects.ts'

/** What can wait for review before anyone sees it: subjects that moderators get a copy of. */
export type HeldKind = keyof SubjectKinds & ReportKind

interface Held {
  readonly id: string
  readonly kind: HeldKind
  readonly authorId: string
  /** As `screenText` returns it. */
  readonly why: string
  /** Whether others have seen it before: it was edited. */
  readonly seen: boolean
}

/**
 * Hides what was just written from everyone but its author, until a moderator has looked. What waited from the start still
 * does after an edit.
 */
export async function holdSubject(ctx: Context, tx: Tx, { id, kind, authorId, why, seen }: Held): Promise<void> {
  await concealSubject(ctx, tx, id, 'hidden')
  if (!seen) await tx.updateTable('discussion_subject').set({ unseen: true }).where('id', '=', id).execute()
  await ctx.activity.record(tx, { kind: 'content.held', data: { thingId: id, kind, authorId, why } })
}
