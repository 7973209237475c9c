import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'

export type MembershipRole = 'owner' | 'editor' | 'recruiter'

/** What a login is for an actor; null when it does not act for it. */
export async function membershipRole(
  db: Database | Tx,
  loginId: string,
  actorId: string,
): Promise<MembershipRole | null> {
  const row = await db
    .selectFrom('membership')
    .select('role')
    .where('login_id', '=', loginId)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return row?.role ?? null
}

/** One at a time for each actor, in this transaction: who acts for it is changed by one. False when it is gone. */
export async function lockActor(tx: Tx, actorId: string): Promise<boolean> {
  const actor = await tx.selectFrom('actor').select('id').where('id', '=', actorId).forUpdate().executeTakeFirst()
  return actor !== undefined
}

/** Lets a login act for an actor; one that does already stays what it is. Gives whether it is new. */
export async function addMembership(
  { clock }: Context,
  tx: Tx,
  { loginId, actorId, role }: { loginId: string; actorId: string; role: MembershipRole },
): Promise<boolean> {
  const added = await tx
    .insertInto('membership')
    .values({ login_id: loginId, actor_id: actorId, role, created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['login_id', 'actor_id']).doNothing())
    .returning('login_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Changes what a login is for an actor, or whether its page may name them; what is undefined stays. */
export async function changeMembership(
  tx: Tx,
  { loginId, actorId }: { loginId: string; actorId: string },
  { role, shown }: { role?: MembershipRole | undefined; shown?: boolean | undefined },
): Promise<void> {
  if (role === undefined && shown === undefined) return
  await tx
    .updateTable('membership')
    .set({ ...(role !== undefined && { role }), ...(shown !== undefined && { shown }) })
    .where('login_id', '=', loginId)
    .where('actor_id', '=', actorId)
    .execute()
}

/** Ends that a login acts for an actor, and its sessions that do. Gives whether it acts for somebody else. */
export async function endMembership(tx: Tx, loginId: string, actorId: string): Promise<boolean> {
  await tx.deleteFrom('membership').where('login_id', '=', loginId).where('actor_id', '=', actorId).execute()
  await tx.deleteFrom('session').where('login_id', '=', loginId).where('actor_id', '=', actorId).execute()
  const other = await tx.selectFrom('membership').select('actor_id').where('login_id', '=', loginId).executeTakeFirst()
  return other !== undefined
}
