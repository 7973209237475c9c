import type { Context } from '../../../platform/context.ts'
import { dropOutsideJob, saveOutsideJob } from '../../applications/index.ts'
import { findApplicableJob } from './find-applicable-job.ts'

/**
 * Records or removes a professional's application on an employer's site.
 *
 * @throws {Failure} `job-not-found`, `too-many-outside-applications`
 */
export async function saveOutcome(ctx: Context, actorId: string, slug: string, applied: boolean): Promise<void> {
  const { id } = await findApplicableJob(ctx, actorId, slug)
  if (!applied) return dropOutsideJob(ctx, { actorId }, id)
  await saveOutsideJob(ctx, { actorId }, id)
  // Marks a queued item for manual sending as sent.
  await ctx.db
    .updateTable('auto_item')
    .set({ state: 'sent', changed_at: ctx.clock.now() })
    .where('actor_id', '=', actorId)
    .where('job_id', '=', id)
    .where('state', '=', 'waiting')
    .where('here', '=', false)
    .execute()
}
