import { GRACE_DAYS } from '@rise/contract/plans/limits'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { mailOwners, mailTrialEnding } from './mail-owners.ts'
import { settlePlan } from './settle-plan.ts'

const DAY_MS = 86_400_000
/** The last mail before the end of the grace goes out so long before it. */
const WARNED_DAYS = 2
/** The email before the end of a trial goes out so long before it. */
const TRIAL_TOLD_DAYS = 3
/** Processed events are kept so long, for questions about a payment. */
const EVENT_DAYS = 90
const CHUNK = 100

/** Ends plans that were given for a time, and those whose payment failed a week ago; mails what is about to end. */
export const lapsePlans: Task<object> = {
  name: 'lapse-plans',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    await endGifts(ctx)
    // In this order, a grace that ended during an outage is no longer announced.
    await tellFailing(ctx, 'lapsed_at', GRACE_DAYS)
    await tellFailing(ctx, 'warned_at', GRACE_DAYS - WARNED_DAYS)
    await tellTrials(ctx)
    const old = new Date(ctx.clock.now().getTime() - EVENT_DAYS * DAY_MS)
    await ctx.db.deleteFrom('stripe_event').where('processed_at', '<', old).execute()
  },
}

async function endGifts(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.db
    .selectFrom('plan_grant')
    .select('actor_id')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(CHUNK)
    .execute()
  for (const { actor_id: actorId } of due) {
    await ctx.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('plan_grant').where('actor_id', '=', actorId).where('until', '<=', now).execute()
      await settlePlan(ctx, tx, actorId)
    })
  }
}

/** Mails the owners of subscriptions that have failed for a number of days, once, and settles their plan. */
async function tellFailing(ctx: Context, note: 'warned_at' | 'lapsed_at', days: number): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.db
    .selectFrom('subscription')
    .select('id')
    .where('failed_at', '<=', new Date(now.getTime() - days * DAY_MS))
    .where('ended_at', 'is', null)
    .where(note, 'is', null)
    .orderBy('failed_at')
    .limit(CHUNK)
    .execute()
  for (const { id } of due) {
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
      // One who has a plan from an admin as well loses nothing. No plan has ended, even if an event of that moment ended it.
      if (note === 'lapsed_at' && previous === plan && plan !== 'free') return
      await mailOwners(ctx, tx, { ...row, failed_at: row.failed_at }, note === 'warned_at' ? 'warned' : 'ended')
    })
  }
}

/** Emails the owners of trials that end soon and are then paid for, once. */
async function tellTrials(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const due = await tx
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
    for (const trial of due) {
      await tx.updateTable('subscription').set({ trial_told: true }).where('id', '=', trial.id).execute()
      await mailTrialEnding(ctx, tx, trial)
    }
  })
}
