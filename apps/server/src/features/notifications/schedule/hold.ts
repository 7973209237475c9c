import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface HeldEntry {
  readonly member_id: string
  readonly notification_id: string
  readonly push: boolean
  readonly mail: boolean
  readonly mail_to: string | null
  /** When the quiet hours end. */
  readonly until: Date
}

/** Delays the push and email of entries until their recipients' quiet hours end. */
export async function hold(tx: Tx, held: readonly HeldEntry[]): Promise<void> {
  if (held.length === 0) return
  await tx
    .insertInto('notification_held')
    .values([...held])
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'notification_id']).doUpdateSet((eb) => ({
        push: sql<boolean>`notification_held.push or excluded.push`,
        mail: sql<boolean>`notification_held.mail or excluded.mail`,
        mail_to: eb.ref('excluded.mail_to'),
        until: eb.ref('excluded.until'),
      })),
    )
    .execute()
}
