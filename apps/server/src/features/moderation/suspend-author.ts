import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { restoreLogin, suspendLogin } from '../session/index.ts'

/**
 * Suspends the account behind an actor; for a company, its owners, who are responsible for it. Admins are not
 * suspended.
 */
export async function suspendAuthor(
  ctx: Context,
  tx: Tx,
  authorId: string,
  { reason, until }: { reason: string; until: Date | null },
): Promise<void> {
  for (const { id: loginId } of await ownersOf(tx, authorId)) await suspendLogin(ctx, tx, { loginId, reason, until })
}

/** Ends a suspension for this reason; suspensions for other reasons continue. */
export async function restoreAuthor(tx: Tx, authorId: string, reason: string): Promise<void> {
  for (const { id, suspension_reason } of await ownersOf(tx, authorId)) {
    if (suspension_reason === reason) await restoreLogin(tx, id)
  }
}

function ownersOf(tx: Tx, actorId: string) {
  return tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['login.id', 'login.suspension_reason'])
    .where('membership.actor_id', '=', actorId)
    .where('membership.role', '=', 'owner')
    .where('login.admin_role', 'is', null)
    .where('login.deleted_at', 'is', null)
    .orderBy('login.id')
    .forUpdate('login')
    .execute()
}
