import { GRACE_DAYS } from '@rise/contract/plans/limits'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { mailOwners, mailTrialEnding } from './mail-owners.ts'
import { settlePlan } from './settle-plan.ts'

const DAY_MS = 86_400_000
/** The last warning is emailed this many days before the grace period ends. */
const WARNED_DAYS = 2
/** The owners get an email this many days before a trial ends. */
const TRIAL_TOLD_DAYS = 3
/** Days that processed events are kept, for questions about a payment. */
const EVENT_DAYS = 90
const CHUNK = 100

/**
 * Ends granted plans at their time, and paid plans a week after a failed payment. Emails owners about failing payments
 * and ending trials. Deletes old events.
 */
export const lapsePlans: Task<object> = {
  name: 'lapse-plans',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    await endGifts(ctx)
    // Ending plans first prevents warnings about a grace period that ended during an outage.
    await mailFailing(ctx, 'lapsed_at', GRACE_DAYS)
    await mailFailing(ctx, 'warned_at', GRACE_DAYS - WARNED_DAYS)
    await mailTrials(ctx)
    const cutoff = new Date(ctx.clock.now().getTime() - EVENT_DAYS * DAY_MS)
    await ctx.db.deleteFrom('stripe_event').where('processed_at', '<', cutoff).execute()
  },
}

async function endGifts(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const dueGrants = await ctx.db
    .selectFrom('plan_grant')
    .select('actor_id')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(CHUNK)
    .execute()
  for (const { actor_id: actorId } of dueGrants) {
    await ctx.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('plan_grant').where('actor_id', '=', actorId).where('until', '<=', now).execute()
      await settlePlan(ctx, tx, actorId)
    })
  }
}

/**
 * Emails the owners of subscriptions whose payments have been failing for this many days, once each, and updates their
 * plan.
 */
async function mailFailing(ctx: Context, note: 'warned_at' | 'lapsed_at', days: number): Promise<void> {
  const now = ctx.clock.now()
  const dueSubscriptions = await ctx.db
    .selectFrom('subscription')
    .select('id')
    .where('failed_at', '<=', new Date(now.getTime() - days * DAY_MS))
    .where('ended_at', 'is', null)
    .where(note, 'is', null)
    .orderBy('failed_at')
    .limit(CHUNK)
    .execute()
  for (const { id } of dueSubscriptions) {
    await ctx.db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('subscription')
        .set(note === 'warned_at' ? { warned_at: now } : { warned_at: now, lapsed_at: now })
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .where(note, 'is', null)
        .returning(['actor_id', 'plan', 'failed_at'])
        .executeTakeFirst()
      if (!row?.failed_at) return
      const { previous, plan } = (await settlePlan(ctx, tx, row.actor_id)) ?? {}
      // The plan stays active, because an admin granted it, so it hasn't ended.
      if (note === 'lapsed_at' && previous === plan && plan !== 'free') return
      await mailOwners(ctx, tx, { ...row, failed_at: row.failed_at }, note === 'warned_at' ? 'warned' : 'ended')
    })
  }
}

/** Emails the owners of trials that soon become paid subscriptions, once each. */
async function mailTrials(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const dueTrials = await tx
      .selectFrom('subscription')
      .select(['id', 'actor_id', 'plan', 'term', 'amount', 'discount', 'currency', 'period_ends_at'])
      .where('status', '=', 'trialing')
      .where('trial_told', '=', false)
      .where('cancels', '=', false)
      .where('ended_at', 'is', null)
      .where('period_ends_at', '>', now)
      .where('period_ends_at', '<=', new Date(now.getTime() + TRIAL_TOLD_DAYS * DAY_MS))
      .orderBy('period_ends_at')
      .limit(CHUNK)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const trial of dueTrials) {
      await tx.updateTable('subscription').set({ trial_told: true }).where('id', '=', trial.id).execute()
      await mailTrialEnding(ctx, tx, trial)
    }
  })
}
