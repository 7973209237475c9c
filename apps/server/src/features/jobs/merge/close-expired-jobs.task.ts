import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { lockCompanies } from './lock-companies.ts'
import { remergeJobs } from './remerge-jobs.ts'

const CHUNK = 200

/**
 * Closes jobs that no longer accept applications: the last day (schema.org `validThrough`) of their last posting has
 * passed. Also removes expired features.
 */
export const closeExpiredJobs: Task<object> = {
  name: 'close-expired-jobs',
  data: z.object({}),
  schedule: '7 * * * *',
  async handle(ctx) {
    await ctx.db.deleteFrom('job_feature').where('until', '<=', ctx.clock.now()).execute()
    let last: string | undefined
    do last = await closeSome(ctx, last)
    while (last !== undefined)
  },
}

/**
 * Processes the next expired jobs after this id. Returns the last one's id; undefined at the end. A job that stays open
 * because of another posting then shows that posting's last day.
 */
async function closeSome(ctx: Context, after: string | undefined): Promise<string | undefined> {
  return ctx.db.transaction().execute(async (tx) => {
    const expired = await tx
      .selectFrom('job')
      .select(['id', 'company_id'])
      .where('closed_at', 'is', null)
      .where('valid_through', '<=', ctx.clock.now())
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    if (expired.length === 0) return undefined
    await lockCompanies(
      tx,
      expired.map(({ company_id }) => company_id),
    )
    const ids = expired.map(({ id }) => id)
    await remergeJobs(ctx, tx, ids)
    return ids.at(-1)
  })
}
