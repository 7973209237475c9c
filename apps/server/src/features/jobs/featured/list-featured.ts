import { MOST_FEATURED } from '@rise/contract/jobs/kinds'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { listJobCards } from '../cards/job-cards.ts'
import { inPlaces } from '../search/newest-jobs.ts'
import { allOf, companyIsShown, conditionsOf, type Selection } from '../search/selection.ts'

/** The maximum number of featured jobs across all lists. */
const MOST_KNOWN = 200

/** The ids of the featured jobs, which every list needs; read at most every five seconds. */
const featuredIds = ttlCache(5, async ({ db, clock }: Context, _every: 'every') => {
  const rows = await db
    .selectFrom('job_feature')
    .select('job_id')
    .where('until', '>', clock.now())
    .orderBy('until')
    .limit(MOST_KNOWN)
    .execute()
  return rows.map(({ job_id }) => job_id)
})

/** Returns the featured open jobs of a selection, newest first. */
export async function listFeatured(ctx: Context, selection: Selection): Promise<readonly JobCard[]> {
  const ids = await featuredIds(ctx, 'every')
  if (ids.length === 0) return []
  const conditions = [companyIsShown('job.company_id'), ...conditionsOf(selection), ...inPlaces(selection)]
  const query = sql`
    select job.job_id from job_search as job
    where job.job_id = any(${ids}::uuid[]) and ${allOf(conditions)}
    order by job.posted_at desc, job.job_id desc limit ${sql.lit(MOST_FEATURED)}`
  return (await listJobCards(ctx.db, query)).items
}
