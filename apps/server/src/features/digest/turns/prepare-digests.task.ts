import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import type { DueTurn } from './due-turns.ts'
import { enrolSubscribers } from './enrol-subscribers.ts'
import { takeTurns } from './take-turns.ts'

const BATCH = 100
/** A run stops after this time, well before it would count as failed. The next run continues. */
const RUN_MS = 600_000
const DAY_MS = 86_400_000

/** Prepares the due digests. Concurrent runs share the members; a later run takes over from a crashed one. */
export const prepareDigests: Task<Record<string, never>> = {
  name: 'prepare-digests',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle(ctx) {
    await enrolSubscribers(ctx)
    const until = performance.now() + RUN_MS
    let after: DueTurn | undefined
    while (performance.now() < until) {
      after = (await takeTurnBatch(ctx, after)).at(-1)
      if (after === undefined) return
    }
    await ctx.tasks.send(ctx.db, prepareDigests, {}, { deduplicationKey: 'rest' })
  },
}

/**
 * Takes a batch of turns and returns them. If the batch fails, takes each turn separately, so that one member doesn't
 * hold up the others.
 */
async function takeTurnBatch(ctx: Context, after: DueTurn | undefined): Promise<readonly DueTurn[]> {
  const inHand: DueTurn[] = []
  try {
    await takeTurns(ctx, { limit: BATCH, after, inHand })
  } catch (error) {
    if (inHand.length === 0) throw error
    ctx.log.warn({ err: error }, 'digests not made together')
    for (const { actorId } of inHand) await takeOneTurn(ctx, actorId)
  }
  return inHand
}

async function takeOneTurn(ctx: Context, actorId: string): Promise<void> {
  try {
    await takeTurns(ctx, { limit: 1, only: actorId })
  } catch (error) {
    ctx.log.error({ err: error, actorId }, 'digest not made')
    const due_at = new Date(ctx.clock.now().getTime() + DAY_MS)
    await ctx.db.updateTable('digest_turn').set({ due_at }).where('actor_id', '=', actorId).execute()
  }
}
