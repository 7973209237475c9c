import type { JobFilter } from '@rise/contract/jobs/search/fields'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import type { Viewer } from '../../../connections/index.ts'
import { newestMatching } from '../find-matches.ts'
import { readSearch } from '../read-search.ts'
import type { Selection } from '../selection.ts'
import { walkJobs } from '../walk-jobs.ts'
import { type InCommon, inCommon } from './in-common.ts'
import { type RelatedList, relatedLists } from './related-lists.ts'

/** How many of the newest jobs the figures are based on; reading each job costs a page of the table. */
const MOST_JOBS = 500
const SKILLS = 12

export interface Insights extends Pick<InCommon, 'basedOn' | 'pay' | 'companies'> {
  skills: { name: string; jobs: number }[]
  related: RelatedList[]
}

/** Returns figures about a list's jobs, based on the newest ones, and related lists. */
export async function readInsights(
  ctx: Context,
  filter: JobFilter,
  viewer: Viewer = { kind: 'guest' },
): Promise<Insights> {
  const { category, place, selection, words, isNothing } = await readSearch(ctx, filter, viewer)
  if (isNothing) return { basedOn: 0, pay: [], companies: [], skills: [], related: [] }
  const jobs = await newest(ctx, selection, words)
  const { workTypes, hiddenCompanies } = selection
  const common = await inCommon(ctx.db, jobs, {
    department: category?.slug,
    placeId: place?.id,
    workTypes,
    hiddenCompanies,
  })
  const { basedOn, pay, companies, skills } = common
  const relatedJobLists = relatedLists({ list: filter.list, keyword: filter.keyword }, common)
  return {
    basedOn,
    pay,
    companies,
    skills: skills.slice(0, SKILLS).map(({ name, jobs }) => ({ name, jobs })),
    related: relatedJobLists,
  }
}

async function newest(ctx: Context, selection: Selection, words: string | undefined): Promise<RawBuilder<unknown>> {
  if (words !== undefined) return newestMatching(ctx, { ...selection, words }, MOST_JOBS)
  const { query } = await walkJobs(ctx, selection, MOST_JOBS)
  return sql`select job_id from (${query}) as job limit ${sql.lit(MOST_JOBS)}`
}
