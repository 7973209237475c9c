import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { dayInWords } from '../../../platform/words/day-in-words.ts'
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
  const until = dayInWords(graceEnds(failing.failed_at))
  const url = `${ctx.config.publicUrl}/purchase`
  for (const { id, email } of await ownersOf(tx, failing.actor_id)) {
    const props = { firstName: await greetingName(tx, id), plan: failing.plan, stage, until, url }
    await ctx.mail.send(tx, 'plan-payment-failed', { to: email, props })
  }
}

/** Emails the owners of an actor's page about the end of their trial and the price afterwards. */
export async function mailTrialEnding(ctx: Context, tx: Tx, trial: Trial): Promise<void> {
  const { plan, term, amount, discount, currency } = trial
  const price = `${amountInWords(amount - discount, currency)} a ${term}`
  const commonProps = { plan, price, until: dayInWords(trial.period_ends_at), url: `${ctx.config.publicUrl}/purchase` }
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

/** Formats an amount in the smallest unit of its currency: `€9`, or `€9.50`. */
function amountInWords(amount: number, currency: string): string {
  const style = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
  const wholeAmount = amount / 10 ** digits
  const minimumFractionDigits = Number.isInteger(wholeAmount) ? 0 : digits
  return new Intl.NumberFormat('en', { ...style, minimumFractionDigits, maximumFractionDigits: digits }).format(
    wholeAmount,
  )
}
