import type { AdminAct } from '@rise/contract/admin/acts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** An action of an admin or the system, for the timeline of the admin area. */
interface DoneAct {
  readonly act: AdminAct
  /** The admin's login; null for the command line and the system. */
  readonly by: string | null
  /**
   * The object of the action; null for the whole installation. `id` is the id of its row, if it has one: a login's id
   * for a person, an actor's id for a company.
   */
  readonly subject: { readonly id: string | null; readonly name: string } | null
  /** The changed fields as the admin saw them, as JSON without secrets. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** When the action happened, if it is recorded later; now by default. */
  readonly at?: Date
}

/** Records an admin's action in the transaction of the change, so that neither exists without the other. */
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

/**
 * Removes the identity of these subjects and the changed fields from the record. The actions, authors and times stay.
 */
export async function forgetSubjects(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('admin_act')
    .set({ subject_id: null, subject_name: null, before: null, after: null })
    .where('subject_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
