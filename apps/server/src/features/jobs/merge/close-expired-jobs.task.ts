import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { lockCompanies } from './lock-companies.ts'
import { remergeJobs } from './remerge-jobs.ts'

const CHUNK = 200

/**
 * Closes jobs that no longer accept applications, because the last day (schema.org `validThrough`) of each of their
 * postings has passed. Also removes expired features.
 */
export const closeExpiredJobs: Task<object> = {
  name: 'close-expired-jobs',
  data: z.object({}),
  schedule: '7 * * * *',
  async handle(ctx) {
    await ctx.db.deleteFrom('job_feature').where('until', '<=', ctx.clock.now()).execute()
    let last: string | undefined
    do last = await closeBatch(ctx, last)
    while (last !== undefined)
  },
}

/**
 * Processes the next expired jobs after this id. Returns the id of the last one; undefined at the end. A job that stays
 * open because of another posting then shows the last day of that posting.
 */
async function closeBatch(ctx: Context, after: string | undefined): Promise<string | undefined> {
  return ctx.db.transaction().execute(async (tx) => {
    const expiredJobs = await tx
      .selectFrom('job')
      .select(['id', 'company_id'])
      .where('closed_at', 'is', null)
      .where('valid_through', '<=', ctx.clock.now())
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    if (expiredJobs.length === 0) return undefined
    await lockCompanies(
      tx,
      expiredJobs.map(({ company_id }) => company_id),
    )
    const ids = expiredJobs.map(({ id }) => id)
    await remergeJobs(ctx, tx, ids)
    return ids.at(-1)
  })
}
