import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { HeldKind } from '../content/index.ts'
import { concealSubject } from './conceal-subject.ts'

interface Held {
  readonly id: string
  readonly kind: HeldKind
  readonly authorId: string
  /** As `screenText` returns it. */
  readonly why: string
}

/** Hides what was just written from everyone but its author, until a moderator has looked. */
export async function holdSubject(ctx: Context, tx: Tx, { id, kind, authorId, why }: Held): Promise<void> {
  await concealSubject(ctx, tx, id, 'hidden')
  await ctx.activity.record(tx, { kind: 'content.held', data: { thingId: id, kind, authorId, why } })
}
