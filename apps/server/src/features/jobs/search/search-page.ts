import type { JobSort } from '@rise/contract/jobs/search/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type CardVersions, cardsOfVersions, cardVersions, jobCardsOf } from '../cards/job-cards.ts'
import { countMatches } from './counts/count-jobs.ts'
import { COUNTED, isShort, type Match, matchesOfShort, newestMatches, rankOf } from './find-matches.ts'
import type { Found } from './list-page.ts'
import type { SearchSelection } from './selection.ts'
import { titleMatches } from './title-matches.ts'
import { type Walk, walkJobs } from './walk-jobs.ts'

const newest = sql`job.posted_at desc, job.job_id desc`

interface PageOfMatches {
  readonly sort: JobSort
  readonly limit: number
  readonly offset: number
}

/**
 * One page of a search, each job on one page only, and how many match. By relevance: first, best first, those that match by
 * title, skills or company, of many jobs those among the newest; then the others of these, newest first; then those that match only with
 * their description, newest first. `isSingle`: it asks for one word or alternatives of one.
 */
export async function searchPage(
  ctx: Context,
  selection: SearchSelection,
  page: PageOfMatches,
  isSingle: boolean,
): Promise<Found> {
  const { words: _, ...others } = selection
  const walk = await walkJobs(ctx, others, COUNTED)
  if (isShort(walk)) return searchFew(ctx, selection, walk, page)
  const [matches, count] = await Promise.all([
    page.sort === 'newest' ? byDate(ctx, selection, page) : byRelevance(ctx, selection, page),
    countMatches(ctx, selection, isSingle),
  ])
  const ids = matches.map(({ job_id }) => job_id)
  return { items: await jobCardsOf(ctx.db, ids), count }
}

/** Of few jobs all that match are read, ranked and counted at once. */
async function searchFew(
  { db }: Context,
  selection: SearchSelection,
  walk: Walk,
  { sort, limit, offset }: PageOfMatches,
): Promise<Found> {
  const { words } = selection
  const rank = sql`case when job.terms @@ ${words}::tsquery then ${rankOf(selection, 'title')} end`
  const order = sort === 'newest' ? newest : sql`rank desc nulls last, ${newest}`
  const page = sql`select job_id, rank from found as job order by ${order} limit ${limit} offset ${offset}`
  const { rows } = await sql<{ jobs: number; versions: CardVersions }>`
    with found as materialized (select job_id, posted_at, ${rank} as rank from (${matchesOfShort(walk, words)}) as job)
    select (select count(*) from found) as jobs, ${cardVersions(page, order)} as versions`.execute(db)
  const { jobs, versions } = rows[0] ?? { jobs: 0, versions: {} }
  return {
    items: await cardsOfVersions(db, versions),
    count: { jobs: Math.min(jobs, COUNTED), exact: jobs <= COUNTED },
  }
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
