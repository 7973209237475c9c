import type { AutoPreview } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import { bestCandidates } from '../jobs/best-candidates.ts'
import { ownAuto } from './own-auto.ts'
import { planQueue } from './plan-queue.ts'
import { readQueued } from './read-queued.ts'

/** Returns the effect of a professional's rules on their present best matches, except jobs already in the queue. */
export async function previewAuto(ctx: Context, actorId: string): Promise<AutoPreview> {
  const [{ rules }, best, queued] = await Promise.all([
    ownAuto(ctx.db, actorId),
    bestCandidates(ctx, actorId),
    readQueued(ctx, actorId),
  ])
  const unknown = best.filter(({ candidate }) => !queued.jobIds.has(candidate.id))
  return {
    jobs: planQueue(unknown, rules, queued).map(({ candidate, score, reason }) => ({
      job: { slug: candidate.slug, title: candidate.title, companyName: candidate.companyName },
      match: score,
      here: candidate.questions !== null,
      reason,
    })),
  }
}
