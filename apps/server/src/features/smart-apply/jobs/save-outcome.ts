import type { Context } from '../../../platform/context.ts'
import { dropOutsideJob, keepOutsideJob } from '../../applications/index.ts'
import { findCandidate } from './find-candidate.ts'

/**
 * Notes among a professional's applications that they applied on an employer's own site, or takes it back.
 *
 * @throws {Failure} `job-not-found`, `too-many-outside-applications`
 */
export async function saveOutcome(ctx: Context, actorId: string, slug: string, applied: boolean): Promise<void> {
  const { id } = await findCandidate(ctx, actorId, slug)
  if (!applied) return dropOutsideJob(ctx, { actorId }, id)
  await keepOutsideJob(ctx, { actorId }, id)
  // What waited in the queue to be sent by hand has been.
  await ctx.db
    .updateTable('auto_item')
    .set({ state: 'sent', changed_at: ctx.clock.now() })
    .where('actor_id', '=', actorId)
    .where('job_id', '=', id)
    .where('state', '=', 'waiting')
    .where('here', '=', false)
    .execute()
}
