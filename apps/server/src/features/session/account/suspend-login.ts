import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { unlistActors } from '../actors/unlist-actors.ts'
import type {} from '../emails/emails.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { listActors } from './confirm-address.ts'

const clearedColumns = {
  ...{ suspended_at: null, suspension_reason: null, suspended_until: null },
  ...{ appeal: null, appealed_at: null, appeal_answer: null },
}

/**
 * Suspends an account: ends its sessions, unlists it, and emails the reason. After logging in again, the member sees
 * only the reason and the appeal. The suspension ends automatically at `until`; if that is null, only when it is
 * lifted. Returns false and changes nothing if the account is already suspended.
 */
export async function suspendLogin(
  ctx: Context,
  tx: Tx,
  { loginId, reason, until = null }: { loginId: string; reason: string; until?: Date | null },
): Promise<boolean> {
  const login = await tx
    .updateTable('login')
    .set({ ...clearedColumns, suspended_at: ctx.clock.now(), suspension_reason: reason, suspended_until: until })
    .where('id', '=', loginId)
    .where('suspended_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (!login) return false
  await endSessions(tx, loginId)
  await unlistActors(tx, loginId)
  await ctx.mail.send(tx, 'account-suspended', {
    to: login.email,
    props: {
      firstName: await greetingName(tx, loginId),
      reason,
      url: `${ctx.config.publicUrl}/login`,
    },
  })
  return true
}

/**
 * Lifts a suspension. The account is listed again if its mailbox is confirmed and it isn't deleted. Returns false if it
 * is not suspended.
 */
export async function restoreLogin(tx: Tx, loginId: string): Promise<boolean> {
  const login = await tx
    .updateTable('login')
    .set(clearedColumns)
    .where('id', '=', loginId)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!login) return false
  await listActors(tx, loginId)
  return true
}
