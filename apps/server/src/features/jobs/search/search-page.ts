import type { JobSort } from '@rise/contract/jobs/search/kinds'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { jobCardsOf } from '../cards/job-cards.ts'
import { countMatches } from './counts/count-jobs.ts'
import { COUNTED, isShort, type Match, matchesOfShort, newestMatches, rankOf } from './find-matches.ts'
import type { ListPage } from './list-page.ts'
import type { SearchSelection } from './selection.ts'
import { titleMatches } from './title-matches.ts'
import { type Walk, walkJobs } from './walk-jobs.ts'

const newestFirst = sql`job.posted_at desc, job.job_id desc`

const CACHE_SECONDS = 5
/** From this many matches on, results are cached. Fewer matches are found quickly each time. */
const CACHED_FROM = 100

/** The number of the newest matches by description that are sorted by title; descriptions are slow to read. */
const RANKED_OF_REST = 3 * PAGE_SIZE

interface PageOfMatches {
  readonly sort: JobSort
  readonly limit: number
  readonly offset: number
}

interface PageQuery {
  readonly selection: SearchSelection
  readonly page: PageOfMatches
  /** Whether the keywords are a single condition: one word, phrase or name, or alternatives. */
  readonly isSingle: boolean
}

/** The ids of a page's jobs, in order. */
type FoundIds = Pick<ListPage, 'count'> & { readonly ids: readonly string[] }

/**
 * Returns a page of a search, each job on one page only, with the number of matches. The order by relevance is: first
 * the newest matches in title, skills or company, best first; then the older matches there, newest first; then matches
 * in the description only. The newest of these are sorted by the words in their titles. If there are many matches, the
 * result is cached for seconds, but closed jobs disappear immediately.
 */
export async function searchPage(
  ctx: Context,
  selection: SearchSelection,
  page: PageOfMatches,
  isSingle: boolean,
): Promise<ListPage> {
  const { ids, count } = await cachedPage(ctx, { selection, page, isSingle })
  return { items: await jobCardsOf(ctx.db, ids), count }
}

/**
 * Simultaneous searches share one page, because ranking a few hundred matches costs many times as much as reading a
 * page's cards.
 */
const cachedPage = ttlCache(CACHE_SECONDS, findPage, {
  nameOf: (asked: PageQuery) => JSON.stringify(asked),
  isKept: ({ count }) => count.jobs >= CACHED_FROM,
})

async function findPage(ctx: Context, { selection, page, isSingle }: PageQuery): Promise<FoundIds> {
  const { words: _, ranked: __, ...others } = selection
  const walk = await walkJobs(ctx, others, COUNTED)
  if (isShort(walk)) return findFew(ctx, selection, walk, page)
  const [matches, count] = await Promise.all([
    page.sort === 'newest' ? byDate(ctx, selection, page) : byRelevance(ctx, selection, page),
    countMatches(ctx, selection, isSingle),
  ])
  return { ids: matches.map(({ job_id }) => job_id), count }
}

/** Reads, ranks and counts all matches together, if few jobs have to be scanned. */
async function findFew(
  { db }: Context,
  selection: SearchSelection,
  walk: Walk,
  { sort, limit, offset }: PageOfMatches,
): Promise<FoundIds> {
  const { words } = selection
  const isWhole = sql`job.terms @@ ${words}::tsquery`
  const rank = sql`case when ${isWhole} then ${rankOf(selection, 'title')} else ${rankOf(selection, 'rest')} end`
  const order = sort === 'newest' ? newestFirst : sql`is_whole desc, rank desc, ${newestFirst}`
  const { rows } = await sql<{ jobs: number; ids: string[] }>`
    with found as materialized (select job_id, posted_at, ${isWhole} as is_whole, ${rank} as rank from (${matchesOfShort(walk, words)}) as job)
    select (select count(*) from found) as jobs,
      array(select job_id from found as job order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
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
  // The sort is stable, so jobs of equal rank stay newest first.
  const rankedMatches = matches.toSorted((a, b) => b.rank - a.rank)
  if (end <= rankedMatches.length) return rankedMatches.slice(offset, end)
  const otherMatches =
    isAll && jobs === matches.length
      ? []
      : (await newestMatches(ctx, selection, 'title', end)).slice(rankedMatches.length)
  const titles = [...rankedMatches, ...otherMatches]
  const page = titles.slice(offset, end)
  if (page.length === limit) return page
  const before = Math.max(0, offset - titles.length)
  const endOfRest = before + limit - page.length
  const descriptionMatches = await newestMatches(ctx, selection, 'rest', Math.max(endOfRest, RANKED_OF_REST))
  const bestFirst = descriptionMatches.slice(0, RANKED_OF_REST).toSorted((a, b) => b.rank - a.rank)
  return [...page, ...[...bestFirst, ...descriptionMatches.slice(RANKED_OF_REST)].slice(before, endOfRest)]
}

/** Returns a page of all matches, newest first. */
async function byDate(
  ctx: Context,
  selection: SearchSelection,
  { limit, offset }: PageOfMatches,
): Promise<readonly Match[]> {
  return (await newestMatches(ctx, selection, 'anywhere', offset + limit)).slice(offset)
}
