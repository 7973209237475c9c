import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'

export type MembershipRole = 'owner' | 'editor' | 'recruiter'

/** Returns the role of a login in an actor's team; null if it is not in the team. */
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

/**
 * Locks an actor until the transaction ends, for example to serialise changes of its team. Returns false if the actor
 * is gone.
 */
export async function lockActor(tx: Tx, actorId: string): Promise<boolean> {
  const actor = await tx.selectFrom('actor').select('id').where('id', '=', actorId).forUpdate().executeTakeFirst()
  return actor !== undefined
}

/** Adds a login to an actor's team. An existing member keeps their role. Returns whether the login is new. */
export async function addMembership(
  { clock }: Context,
  tx: Tx,
  { loginId, actorId, role }: { loginId: string; actorId: string; role: MembershipRole },
): Promise<boolean> {
  const newMembership = await tx
    .insertInto('membership')
    .values({ login_id: loginId, actor_id: actorId, role, created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['login_id', 'actor_id']).doNothing())
    .returning('login_id')
    .executeTakeFirst()
  return newMembership !== undefined
}

/**
 * Changes a login's role in an actor's team, or whether the actor's page may name the login's owner. Undefined values
 * stay unchanged.
 */
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

/** Removes a membership and its sessions. Returns whether the login has other memberships. */
export async function endMembership(tx: Tx, loginId: string, actorId: string): Promise<boolean> {
  await tx.deleteFrom('membership').where('login_id', '=', loginId).where('actor_id', '=', actorId).execute()
  await tx.deleteFrom('session').where('login_id', '=', loginId).where('actor_id', '=', actorId).execute()
  const otherMembership = await tx
    .selectFrom('membership')
    .select('actor_id')
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  return otherMembership !== undefined
}
