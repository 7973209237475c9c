import type { JobFilter } from '@rise/contract/jobs/search/fields'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Viewer } from '../../connections/index.ts'
import { inPlaces } from './newest-jobs.ts'
import { resolveFilter } from './resolve-filter.ts'
import { allOf, companyIsShown, conditionsOf } from './selection.ts'
import { understandWords } from './words/understand-words.ts'

/**
 * Returns which of some hundred jobs a filter leaves to a viewer, in any order; closed ones are left out. Refuses what
 * lists refuse.
 */
export async function narrowJobs(
  ctx: Context,
  ids: readonly string[],
  { keyword, ...filter }: JobFilter,
  viewer: Viewer,
): Promise<ReadonlySet<string>> {
  const { selection } = await resolveFilter(ctx, filter, viewer)
  const words = keyword ? await understandWords(ctx, keyword) : null
  if (words && words.query === null && words.excluded === null) return new Set()
  const narrowed = words?.excluded ? { ...selection, excluded: words.excluded } : selection
  const conditions = [companyIsShown('job.company_id'), ...conditionsOf(narrowed), ...inPlaces(narrowed)]
  if (words?.query) {
    conditions.push(sql<boolean>`exists (
      select from job_text where job_text.job_id = job.job_id and job_text.words @@ ${words.query}::tsquery)`)
  }
  const { rows } = await sql<{ job_id: string }>`
    select job.job_id from job_search as job where job.job_id = any(${ids}::uuid[]) and ${allOf(conditions)}`.execute(
    ctx.db,
  )
  return new Set(rows.map(({ job_id }) => job_id))
}
