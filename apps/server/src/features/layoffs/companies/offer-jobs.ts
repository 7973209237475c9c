import { layoffsErrors } from '@rise/contract/layoffs/errors'
import type { hiringOffer } from '@rise/contract/layoffs/fields'
import type { Hiring } from '@rise/contract/layoffs/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { publicLayoff } from '../public-layoff.ts'
import { listHiring } from './list-hiring.ts'
import { ownCompany } from './own-company.ts'
import { screenWords } from './screen-words.ts'

type Offer = z.output<typeof hiringOffer>

/**
 * Returns the offer of the company that the member acts for; null if there is none.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function ownOffer(ctx: Context, { actorId }: Acting, slug: string): Promise<Hiring | null> {
  const { id } = await publicLayoff(ctx.db, slug)
  const [offer = null] = await listHiring(ctx, id, { companyId: actorId })
  return offer
}

/**
 * Offers these jobs of the member's company to the people affected.
 *
 * @throws {Failure} `layoff-not-found`, `layoff-jobs`, `words-refused`, `forbidden`
 */
export async function offerJobs(ctx: Context, member: Acting, slug: string, offer: Offer): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await publicLayoff(tx, slug)
    const company = await ownCompany(tx, member, 'post-jobs')
    const jobs = [...new Set(offer.jobs)]
    const openJobs = await tx
      .selectFrom('job')
      .select('id')
      .where('id', 'in', jobs)
      .where('company_id', '=', company.id)
      .where('closed_at', 'is', null)
      .execute()
    if (openJobs.length < jobs.length) throw new Failure(layoffsErrors['layoff-jobs'])
    await screenWords(ctx, tx, { actorId: company.id, text: offer.words, field: 'body.words' })
    const now = ctx.clock.now()
    const { isNew } = await tx
      .insertInto('layoff_hiring')
      .values({ layoff_id: id, company_id: company.id, words: offer.words, jobs, created_at: now })
      .onConflict((conflict) => conflict.columns(['layoff_id', 'company_id']).doUpdateSet({ words: offer.words, jobs }))
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
    if (!isNew) return
    const data = { layoffId: id, companyId: company.id }
    await ctx.activity.record(tx, { kind: 'layoff.hiring-offered', ...actingAs(member), data })
  })
}

/**
 * Withdraws the offer, if there is one.
 *
 * @throws {Failure} `layoff-not-found`, `forbidden`
 */
export async function withdrawOffer(ctx: Context, member: Acting, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await publicLayoff(tx, slug)
    const company = await ownCompany(tx, member, 'post-jobs')
    const withdrawnOffer = await tx
      .deleteFrom('layoff_hiring')
      .where('layoff_id', '=', id)
      .where('company_id', '=', company.id)
      .returning('company_id')
      .executeTakeFirst()
    const data = { layoffId: id, companyId: company.id }
    if (withdrawnOffer) await ctx.activity.record(tx, { kind: 'layoff.hiring-withdrawn', ...actingAs(member), data })
  })
}
