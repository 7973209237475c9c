import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unlistActors } from '../actors/unlist-actors.ts'
import type {} from '../emails/emails.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { listActors } from './confirm-address.ts'
import { greetingName } from './greeting-name.ts'

/**
 * Suspends an account at once: its sessions end, others do not find it any more, and a mail tells it why. Signing in
 * again opens the reason and the appeal, nothing else. False when it is suspended already, which changes nothing.
 */
export async function suspendLogin(
  ctx: Context,
  tx: Tx,
  { loginId, reason }: { loginId: string; reason: string },
): Promise<boolean> {
  const login = await tx
    .updateTable('login')
    .set({ suspended_at: ctx.clock.now(), suspension_reason: reason, appeal: null })
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

/** Ends a suspension: the account is found again when its mailbox is confirmed. False when it is not suspended. */
export async function restoreLogin(tx: Tx, loginId: string): Promise<boolean> {
  const login = await tx
    .updateTable('login')
    .set({ suspended_at: null, suspension_reason: null, appeal: null })
    .where('id', '=', loginId)
    .where('suspended_at', 'is not', null)
    .returning('email_confirmed_at')
    .executeTakeFirst()
  if (!login) return false
  if (login.email_confirmed_at !== null) await listActors(tx, loginId)
  return true
}
