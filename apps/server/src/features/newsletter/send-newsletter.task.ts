import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { dueSubscriptions } from './due-subscriptions.ts'
import { postponeTurn, takeTurn } from './take-turn.ts'

/** Subscribers looked for at a time, and how often in one run, which then sends the next. */
const BATCH = 200
const BATCHES = 5

/**
 * Sends the weekly mail with new jobs to each confirmed subscriber whose turn it is. Each turn is a transaction of its own:
 * runs beside each other skip what another one has in hand, and one that died leaves the rest to the next.
 */
export const sendNewsletter: Task<Record<string, never>> = {
  name: 'send-newsletter',
  data: z.object({}),
  schedule: '10 * * * *',
  async handle(ctx) {
    for (let batch = 0; batch < BATCHES; batch++) {
      const due = await listDue(ctx)
      for (const loginId of due) await tryTurn(ctx, loginId)
      if (due.length < BATCH) return
    }
    await ctx.tasks.send(ctx.db, sendNewsletter, {}, { deduplicationKey: 'rest' })
  },
}

/** Returns logins whose turn it is, those that waited longest first. */
async function listDue(ctx: Context): Promise<string[]> {
  const rows = await dueSubscriptions(ctx.db, ctx)
    .select('subscription.login_id')
    .orderBy('subscription.turn_at', (order) => order.asc().nullsFirst())
    .orderBy('subscription.login_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ login_id }) => login_id)
}

/** One subscriber whose mail cannot be made must not keep the others waiting. */
async function tryTurn(ctx: Context, loginId: string): Promise<void> {
  try {
    await takeTurn(ctx, loginId)
  } catch (error) {
    ctx.log.error({ err: error, loginId }, 'newsletter not made')
    await postponeTurn(ctx, loginId)
  }
}
