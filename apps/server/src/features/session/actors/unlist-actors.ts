import type { Tx } from '../../../platform/database/database.ts'

/** Hides those that a login acts for, except companies that another good account acts for too. */
export async function unlistActors(tx: Tx, loginId: string): Promise<void> {
  const actors = tx.selectFrom('membership').select('actor_id').where('login_id', '=', loginId)
  // Of two who act for one company and are suspended at once, the second sees that the first is gone.
  await tx.selectFrom('actor').select('id').where('id', 'in', actors).orderBy('id').forUpdate().execute()
  const goodOthers = tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select('membership.actor_id')
    .where('membership.actor_id', 'in', actors)
    .where('login.id', '!=', loginId)
    .where('login.email_confirmed_at', 'is not', null)
    .where('login.suspended_at', 'is', null)
    .where('login.deleted_at', 'is', null)
  await tx
    .updateTable('actor')
    .set({ listed: false })
    .where('id', 'in', actors)
    .where('id', 'not in', goodOthers)
    .execute()
}
