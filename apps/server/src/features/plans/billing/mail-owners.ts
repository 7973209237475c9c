import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { greetingName } from '../../session/index.ts'
import type { PaymentStage } from '../emails.ts'
import { graceEnds } from './settle-plan.ts'

interface FailingPlan {
  readonly actor_id: string
  readonly plan: string
  readonly failed_at: Date
}

interface Trial {
  readonly actor_id: string
  readonly plan: string
  readonly term: string
  readonly amount: number
  readonly discount: number
  readonly currency: string
  readonly period_ends_at: Date
}

/** Emails the owners of an actor's page about a failed payment. */
export async function mailOwners(ctx: Context, tx: Tx, failing: FailingPlan, stage: PaymentStage): Promise<void> {
  const until = graceEnds(failing.failed_at).toISOString()
  const url = `${ctx.config.publicUrl}/purchase`
  for (const { id, email } of await ownersOf(tx, failing.actor_id)) {
    const props = { firstName: await greetingName(tx, id), plan: failing.plan, stage, until, url }
    await ctx.mail.send(tx, 'plan-payment-failed', { to: email, props })
  }
}

/** Emails the owners of an actor's page about the end of their trial and the price afterwards. */
export async function mailTrialEnding(ctx: Context, tx: Tx, trial: Trial): Promise<void> {
  const { plan, term, amount, discount, currency } = trial
  const price = { amount: amount - discount, currency, term }
  const until = trial.period_ends_at.toISOString()
  const commonProps = { plan, price, until, url: `${ctx.config.publicUrl}/purchase` }
  for (const { id, email } of await ownersOf(tx, trial.actor_id)) {
    const props = { firstName: await greetingName(tx, id), ...commonProps }
    await ctx.mail.send(tx, 'plan-trial-ending', { to: email, props })
  }
}

function ownersOf(tx: Tx, actorId: string): Promise<{ id: string; email: string }[]> {
  return tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['login.id', 'login.email'])
    .where('membership.actor_id', '=', actorId)
    .where('membership.role', '=', 'owner')
    .where('login.deleted_at', 'is', null)
    .execute()
}
