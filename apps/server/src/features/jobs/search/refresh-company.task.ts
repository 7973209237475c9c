import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { refreshSearch } from './refresh-search.ts'

const AT_ONCE = 200

/**
 * Rebuilds the search rows of a company's open jobs, a few hundred at a time, so that their locks are held only
 * briefly.
 */
export const refreshCompanyTask: Task<{ companyId: string }> = {
  name: 'refresh-company-search',
  data: z.object({ companyId: z.uuid() }),
  expireInSeconds: 3_600,
  async handle({ db }, { companyId }) {
    for (let last: string | undefined, hasMore = true; hasMore; ) {
      const jobs = await db
        .selectFrom('job')
        .select('id')
        .where('company_id', '=', companyId)
        .where('closed_at', 'is', null)
        .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      const ids = jobs.map(({ id }) => id)
      await db.transaction().execute((tx) => refreshSearch(tx, ids))
      last = ids.at(-1)
      hasMore = ids.length === AT_ONCE
    }
  },
}
