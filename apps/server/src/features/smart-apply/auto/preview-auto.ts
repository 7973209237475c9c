import type { AutoPreview } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import { bestApplicableJobs } from '../jobs/best-applicable-jobs.ts'
import { ownAuto } from './own-auto.ts'
import { planQueue } from './plan-queue.ts'
import { readQueued } from './read-queued.ts'

/** Returns the effect of a professional's rules on their present best matches, except jobs already in the queue. */
export async function previewAuto(ctx: Context, actorId: string): Promise<AutoPreview> {
  const [{ rules }, best, queue] = await Promise.all([
    ownAuto(ctx.db, actorId),
    bestApplicableJobs(ctx, actorId),
    readQueued(ctx, actorId),
  ])
  const newMatches = best.filter(({ job }) => !queue.jobIds.has(job.id))
  return {
    jobs: planQueue(newMatches, rules, queue).map(({ job, score, reason }) => ({
      job: { slug: job.slug, title: job.title, companyName: job.companyName },
      match: score,
      here: job.questions !== null,
      reason,
    })),
  }
}
