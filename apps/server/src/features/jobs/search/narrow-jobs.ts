import type { JobFilter } from '@rise/contract/jobs/search/fields'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Viewer } from '../../connections/index.ts'
import { inPlaces } from './newest-jobs.ts'
import { readSearch } from './read-search.ts'
import { allOf, companyIsShown, conditionsOf } from './selection.ts'

/**
 * Returns which of a few hundred jobs match a viewer's filter, in any order, without closed jobs. Refuses the same
 * input as lists.
 */
export async function narrowJobs(
  ctx: Context,
  ids: readonly string[],
  filter: JobFilter,
  viewer: Viewer,
): Promise<ReadonlySet<string>> {
  const { selection, words, isNothing } = await readSearch(ctx, filter, viewer)
  if (isNothing) return new Set()
  const conditions = [companyIsShown('job.company_id'), ...conditionsOf(selection), ...inPlaces(selection)]
  if (words !== undefined) {
    conditions.push(sql<boolean>`exists (
      select from job_text where job_text.job_id = job.job_id and job_text.words @@ ${words}::tsquery)`)
  }
  const { rows } = await sql<{ job_id: string }>`
    select job.job_id from job_search as job where job.job_id = any(${ids}::uuid[]) and ${allOf(conditions)}`.execute(
    ctx.db,
  )
  return new Set(rows.map(({ job_id }) => job_id))
}
