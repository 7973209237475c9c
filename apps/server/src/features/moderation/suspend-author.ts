import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { restoreLogin, suspendLogin } from '../session/index.ts'

/**
 * Suspends the account behind an actor: of a company its owners, who answer for it. Admins are not touched.
 */
export async function suspendAuthor(
  ctx: Context,
  tx: Tx,
  authorId: string,
  { reason, until }: { reason: string; until: Date | null },
): Promise<void> {
  for (const loginId of await ownersOf(tx, authorId)) await suspendLogin(ctx, tx, { loginId, reason, until })
}

/** Ends that suspension. */
export async function restoreAuthor(tx: Tx, authorId: string): Promise<void> {
  for (const loginId of await ownersOf(tx, authorId)) await restoreLogin(tx, loginId)
}

async function ownersOf(tx: Tx, actorId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select('login.id')
    .where('membership.actor_id', '=', actorId)
    .where('membership.role', '=', 'owner')
    .where('login.admin_role', 'is', null)
    .where('login.deleted_at', 'is', null)
    .orderBy('login.id')
    .forUpdate('login')
    .execute()
  return rows.map(({ id }) => id)
}
