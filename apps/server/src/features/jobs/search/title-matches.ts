import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateMatches } from './estimate-matches.ts'
import { COUNTED, collectedTitles, isUnfiltered, type Match, newestFirst, rankOf } from './find-matches.ts'
import { narrowestSource, type Source } from './narrowest.ts'
import type { SearchSelection } from './selection.ts'
import { walkSource } from './walk-jobs.ts'

/** The maximum number of jobs to rank; ranking all would take seconds. */
const RANKED_JOBS = 200

/**
 * How many of the newest jobs are scanned. The number is smaller if each job costs more to read, and larger (up to
 * `LONGEST_WALK`) if it takes more jobs to find `ENOUGH_MATCHES`.
 */
const WALKED_JOBS = 8_000
const LONGEST_WALK = 256_000
/** A scan is worthwhile if it is likely to find this many matches, more than a page. */
const ENOUGH_MATCHES = 30

/**
 * The costs, relative to reading one of the newest jobs, of an index entry, of an index entry when two indexes are
 * combined, and of a job found through the index of words.
 */
const ENTRY = 0.4
const ENTRY_OF_TWO = 0.06
const MATCH = 0.7

/** The result of a query that serves both a search's page and its count. */
export interface TitleMatches {
  /** The newest matches in title, skills or company, at most two hundred, newest first. */
  readonly matches: readonly Match[]
  /**
   * The number of matches found. A scan of the newest jobs stops at a limit, which is one above the cap for a search
   * with other conditions.
   */
  readonly jobs: number
  /** Whether all matches were found. */
  readonly isAll: boolean
}

const matchesBySelection = new WeakMap<SearchSelection, Promise<TitleMatches>>()

/** Reads a selection's matches in title, skills or company, once for its page and its count. */
export function titleMatches(ctx: Context, selection: SearchSelection): Promise<TitleMatches> {
  const cachedMatches = matchesBySelection.get(selection)
  if (cachedMatches) return cachedMatches
  const matchesPromise = load(ctx, selection)
  matchesBySelection.set(selection, matchesPromise)
  return matchesPromise
}

/** A query for the matches in title, skills or company. */
export interface WayToTitles {
  /** The matching jobs, with all columns. */
  readonly jobs: RawBuilder<unknown>
  /** Whether the jobs come newest first. */
  readonly isOrdered: boolean
  /** Whether the jobs include all matches. */
  readonly isWhole: boolean
}

/**
 * Chooses the cheaper way to find `most` matches. Rare words are collected through the index of words, combined with
 * places if any. For frequent words, the newest jobs are scanned up to a limit.
 */
export async function wayToTitles(ctx: Context, selection: SearchSelection, most: number): Promise<WayToTitles> {
  const { words, ranked: _, ...others } = selection
  const [source, matchCount] = await Promise.all([narrowestSource(ctx, others), estimateMatches(ctx, 'title', words)])
  const density = (source.share * matchCount) / Math.max(1, source.total)
  const length = lengthOf(source, density)
  const walk = walkSource(source, length)
  const isEnough = walk.isWhole || length * density >= ENOUGH_MATCHES
  const walkCost = Math.min(walk.length, most / density) * source.cost
  if (isEnough && walkCost <= costOfCollecting(source, matchCount)) {
    const jobsQuery = sql`select job.* from (${walk.query}) as job where job.terms @@ ${words}::tsquery`
    return { jobs: jobsQuery, isOrdered: true, isWhole: walk.isWhole }
  }
  return { jobs: collectedTitles(selection), isOrdered: false, isWhole: true }
}

function lengthOf({ cost }: Source, density: number): number {
  const neededLength = Math.min(ENOUGH_MATCHES / density, LONGEST_WALK)
  const length = Math.max(WALKED_JOBS / cost, neededLength)
  // Rounded to few steps, because every length is a separate statement.
  return 1_000 * 2 ** Math.ceil(Math.log2(length / 1_000))
}

function costOfCollecting({ placed, total }: Source, matching: number): number {
  if (placed === undefined) return matching * (ENTRY + MATCH)
  return (matching + placed) * ENTRY_OF_TWO + ((matching * placed) / Math.max(1, total)) * (ENTRY + MATCH)
}

async function load(ctx: Context, selection: SearchSelection): Promise<TitleMatches> {
  const most = isUnfiltered(selection) ? RANKED_JOBS : COUNTED + 1
  const { jobs, isOrdered, isWhole } = await wayToTitles(ctx, selection, most)
  const rank = rankOf(selection, 'title')
  const query = isOrdered
    ? sql<Match & { jobs: number }>`
        select job_id, ${rank} as rank, jobs from (
          select job_id, terms, count(*) over () as jobs from (${jobs} limit ${sql.lit(most)}) as job limit ${sql.lit(RANKED_JOBS)}
        ) as job`
    : sql<Match & { jobs: number }>`
        with job as materialized (${jobs})
        select job_id, ${rank} as rank, (select count(*) from job) as jobs
        from (select * from job ${newestFirst} limit ${sql.lit(RANKED_JOBS)}) as job ${newestFirst}`
  const { rows } = await query.execute(ctx.db)
  const matchCount = rows[0]?.jobs ?? 0
  return { matches: rows, jobs: matchCount, isAll: isWhole && (!isOrdered || matchCount < most) }
}
