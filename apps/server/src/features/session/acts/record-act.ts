import type { AdminAct } from '@rise/contract/admin/acts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** Something that an admin or the system did, for the timeline of the admin area. */
interface DoneAct {
  readonly act: AdminAct
  /** The admin's login; null for the command line and the system. */
  readonly by: string | null
  /**
   * What it was done to; null for the whole installation. `id` is that of its row, if it has one; of a person, the login's; of
   * a company, the actor's.
   */
  readonly subject: { readonly id: string | null; readonly name: string } | null
  /** What changed, field by field, as the admin saw it. JSON; without secrets. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** When it was done, if recorded later; now by default. */
  readonly at?: Date
}

/** Keeps what an admin did, in the transaction of the change, so that neither is there without the other. */
export async function recordAct(ctx: Context, tx: Tx, done: DoneAct): Promise<void> {
  const { act, by, subject, before, after, at = ctx.clock.now() } = done
  await tx
    .insertInto('admin_act')
    .values({
      id: ctx.newId(),
      act,
      login_id: by,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      created_at: at,
    })
    .execute()
}

/** Takes from the record who these were; what was done, by whom and when, stays. */
export async function forgetSubjects(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('admin_act')
    .set({ subject_id: null, subject_name: null, before: null, after: null })
    .where('subject_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
