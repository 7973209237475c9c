import type { DigestJob, DigestPreview } from '@rise/contract/digest/shapes'
import { whereFacts } from '@rise/contract/jobs/words'
import type { Context } from '../../../platform/context.ts'
import { jobCardsOf } from '../../jobs/index.ts'
import { chooseJobs } from '../choice/choose-jobs.ts'

const WEEK_MS = 7 * 86_400_000

/** Returns a professional's next digest as it would be if sent now. */
export async function previewDigest(ctx: Context, actorId: string): Promise<DigestPreview> {
  const turn = await ctx.db
    .selectFrom('digest_turn')
    .select('looked_since')
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  const lookedSince = turn?.looked_since ?? new Date(ctx.clock.now().getTime() - WEEK_MS)
  const choice = (await chooseJobs(ctx, [{ actorId, lookedSince }])).get(actorId)
  const chosenJobs = new Map(choice?.jobs.map((job) => [job.id, job]))
  const cards = await jobCardsOf(ctx.db, [...chosenJobs.keys()])
  const jobs = cards.map((card): DigestJob => {
    const { match = null, why = '' } = chosenJobs.get(card._id) ?? {}
    const { _id, slug, title, company, pay } = card
    const { companyName, logo } = company
    return { _id, slug, title, companyName, logo, facts: whereFacts(card), pay, match, why, closed: false }
  })
  return { basis: choice?.basis ?? 'newest', jobs, lacks: [...(choice?.lacks ?? [])] }
}
