import type { Context } from '../../../platform/context.ts'
import { lockActor } from '../../session/index.ts'
import { findCandidate } from './find-candidate.ts'

/** Saves what the person says became of an application on an employer's own site. Refuses with `job-not-found`. */
export async function saveOutcome(ctx: Context, actorId: string, slug: string, applied: boolean): Promise<void> {
  const { id } = await findCandidate(ctx, actorId, slug)
  const columns = { applied, at: ctx.clock.now() }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('smart_apply_outcome')
      .values({ actor_id: actorId, job_id: id, ...columns })
      .onConflict((conflict) => conflict.columns(['actor_id', 'job_id']).doUpdateSet(columns))
      .execute()
    // What waited in the queue to be sent by hand has been.
    if (!applied) return
    await tx
      .updateTable('auto_item')
      .set({ state: 'sent', changed_at: columns.at })
      .where('actor_id', '=', actorId)
      .where('job_id', '=', id)
      .where('state', '=', 'waiting')
      .where('here', '=', false)
      .execute()
  })
}
