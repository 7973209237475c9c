import type { JobSort } from '@rise/contract/job-filter'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Count, countMatches } from './count-jobs.ts'
import { COUNTED, isShort, type Match, matchesOfShort, newestFirst, newestMatches, rankOf } from './find-matches.ts'
import type { SearchSelection } from './selection.ts'
import { titleMatches } from './title-matches.ts'
import { type Walk, walkJobs } from './walk-jobs.ts'

interface PageOfMatches {
  readonly sort: JobSort
  readonly limit: number
  readonly offset: number
}

interface FoundMatches {
  readonly ids: readonly string[]
  readonly count: Count
}

/**
 * The ids of one page of a search, each job on one page only, and how many match. By relevance: first, best first, those that match by
 * title, skills or company, of many jobs those among the newest; then the others of these, newest first; then those that match only with
 * their description, newest first. `isSingle`: it asks for one word or alternatives of one.
 */
export async function searchPage(
  ctx: Context,
  selection: SearchSelection,
  page: PageOfMatches,
  isSingle: boolean,
): Promise<FoundMatches> {
  const { words: _, ...others } = selection
  const walk = await walkJobs(ctx, others, COUNTED)
  if (isShort(walk)) return searchFew(ctx, selection, walk, page)
  const [matches, count] = await Promise.all([
    page.sort === 'newest' ? byDate(ctx, selection, page) : byRelevance(ctx, selection, page),
    countMatches(ctx, selection, isSingle),
  ])
  return { ids: matches.map(({ job_id }) => job_id), count }
}

/** Of few jobs all that match are read, ranked and counted at once. */
async function searchFew(
  { db }: Context,
  selection: SearchSelection,
  walk: Walk,
  { sort, limit, offset }: PageOfMatches,
): Promise<FoundMatches> {
  const { words } = selection
  const rank = sql`case when job.terms @@ ${words}::tsquery then ${rankOf(selection, 'title')} end`
  const order = sort === 'newest' ? newestFirst : sql`order by rank desc nulls last, posted_at desc, job_id desc`
  const { rows } = await sql<{ jobs: number; ids: string[] }>`
    with job as materialized (select job_id, posted_at, ${rank} as rank from (${matchesOfShort(walk, words)}) as job)
    select (select count(*) from job) as jobs,
      array(select job_id::text from job ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
  const { jobs, ids } = rows[0] ?? { jobs: 0, ids: [] }
  return { ids, count: { jobs: Math.min(jobs, COUNTED), exact: jobs <= COUNTED } }
}

async function byRelevance(
  ctx: Context,
  selection: SearchSelection,
  { limit, offset }: PageOfMatches,
): Promise<readonly Match[]> {
  const end = offset + limit
  const { matches, jobs, isAll } = await titleMatches(ctx, selection)
  // Stable: those of equal rank stay newest first.
  const ranked = matches.toSorted((a, b) => b.rank - a.rank)
  if (end <= ranked.length) return ranked.slice(offset, end)
  const others =
    isAll && jobs === matches.length ? [] : (await newestMatches(ctx, selection, 'title', end)).slice(ranked.length)
  const titles = [...ranked, ...others]
  const page = titles.slice(offset, end)
  if (page.length === limit) return page
  const before = Math.max(0, offset - titles.length)
  const wanted = before + limit - page.length
  return [...page, ...(await newestMatches(ctx, selection, 'rest', wanted)).slice(before)]
}

/** All that match, newest first. */
async function byDate(
  ctx: Context,
  selection: SearchSelection,
  { limit, offset }: PageOfMatches,
): Promise<readonly Match[]> {
  return (await newestMatches(ctx, selection, 'anywhere', offset + limit)).slice(offset)
}
