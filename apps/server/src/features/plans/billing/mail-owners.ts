import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { greetingName } from '../../session/index.ts'
import type { PaymentStage } from '../emails.ts'
import { graceEnds } from './settle-plan.ts'

interface Failing {
  readonly actor_id: string
  readonly plan: string
  readonly failed_at: Date
}

/** Emails those who own an actor's page about a payment that failed. */
export async function mailOwners(ctx: Context, tx: Tx, failing: Failing, stage: PaymentStage): Promise<void> {
  const owners = await tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['login.id', 'login.email'])
    .where('membership.actor_id', '=', failing.actor_id)
    .where('membership.role', '=', 'owner')
    .where('login.deleted_at', 'is', null)
    .execute()
  const until = dayInWords(graceEnds(failing.failed_at))
  const url = `${ctx.config.publicUrl}/purchase`
  for (const { id, email } of owners) {
    const props = { firstName: await greetingName(tx, id), plan: failing.plan, stage, until, url }
    await ctx.mail.send(tx, 'plan-payment-failed', { to: email, props })
  }
}

/** `21 Nov 2026`. */
function dayInWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}
