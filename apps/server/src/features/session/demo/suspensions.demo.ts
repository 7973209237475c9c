import type { Tx } from '../../../platform/database/database.ts'
import { unlistActors } from '../actors/unlist-actors.ts'

interface DemoSuspension {
  readonly reason: string
  readonly at: Date
  /** When the suspension ends; null for a permanent one. */
  readonly until: Date | null
  readonly appeal: string
  readonly appealedAt: Date
  /** The answer to the appeal; null while the appeal waits. */
  readonly answer: string | null
}

/** Suspends a demo account as if a moderator had done so some days ago, with its member's appeal. Sends no email. */
export async function suspendDemoAccount(
  tx: Tx,
  loginId: string,
  { reason, at, until, appeal, appealedAt, answer }: DemoSuspension,
): Promise<void> {
  const suspension = { suspended_at: at, suspension_reason: reason, suspended_until: until }
  await tx
    .updateTable('login')
    .set({ ...suspension, appeal, appealed_at: appealedAt, appeal_answer: answer })
    .where('id', '=', loginId)
    .execute()
  // The member last logged in when they appealed.
  await tx.updateTable('known_network').set({ last_seen_at: appealedAt }).where('login_id', '=', loginId).execute()
  await unlistActors(tx, loginId)
}
