import type { Tx } from '../../../platform/database/database.ts'

/** Unlists a login's actors, except companies that another active account acts for. */
export async function unlistActors(tx: Tx, loginId: string): Promise<void> {
  const actors = tx.selectFrom('membership').select('actor_id').where('login_id', '=', loginId)
  // If two members of a company are suspended concurrently, the second suspension sees that the first member is gone.
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
