import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { greetingName } from '../actors/greeting-name.ts'

export type SecondFactorChange = 'added' | 'removed' | 'recovery-code-used'

/** Notifies the owner of an account of a change to its two-step verification. */
export async function mailSecondFactor(
  ctx: Context,
  tx: Tx,
  loginId: string,
  change: SecondFactorChange,
): Promise<void> {
  const { email } = await tx.selectFrom('login').select('email').where('id', '=', loginId).executeTakeFirstOrThrow()
  const props = { firstName: await greetingName(tx, loginId), change, url: `${ctx.config.publicUrl}/reset` }
  await ctx.mail.send(tx, 'second-factor', { to: email, props })
}
