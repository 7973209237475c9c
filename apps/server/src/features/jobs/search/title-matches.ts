import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateMatches } from './estimate-matches.ts'
import { COUNTED, collectedTitles, isUnfiltered, type Match, newestFirst, rankOf } from './find-matches.ts'
import { narrowestSource, type Source } from './narrowest.ts'
import type { SearchSelection } from './selection.ts'
import { walkSource } from './walk-jobs.ts'

/** The maximum number of jobs to rank; ranking all would take seconds. */
const RANKED = 200

/** How many of the newest jobs are scanned: fewer if each costs more to read, more only to fill the first pages. */
const WALKED = 8_000
const LONGEST = 256_000
/** A scan is worthwhile if it is likely to find this many matches, more than a page. */
const ENOUGH = 30

/**
 * The cost of an index entry, of an index entry when two indexes are combined, and of a job found through the index of
 * words, relative to reading one of the newest jobs.
 */
const ENTRY = 0.4
const ENTRY_OF_TWO = 0.06
const MATCH = 0.7

/** The result of a query that serves both a search's page and its count. */
export interface TitleMatches {
  /** The newest matches in title, skills or company, at most two hundred, newest first. */
  readonly matches: readonly Match[]
  /** The number of matches found; with other conditions, at most one more than is counted. */
  readonly jobs: number
  /** Whether all matches were found. */
  readonly isAll: boolean
}

const read = new WeakMap<SearchSelection, Promise<TitleMatches>>()

/** Reads a selection's matches in title, skills or company, once for its page and its count. */
export function titleMatches(ctx: Context, selection: SearchSelection): Promise<TitleMatches> {
  const cached = read.get(selection)
  if (cached) return cached
  const loading = load(ctx, selection)
  read.set(selection, loading)
  return loading
}

/** A query for the matches in title, skills or company. */
export interface WayToTitles {
  /** The matching jobs, with all columns. */
  readonly jobs: RawBuilder<unknown>
  /** Whether they come newest first. */
  readonly isOrdered: boolean
  /** Whether they include all matches. */
  readonly isWhole: boolean
}

/**
 * Chooses the cheaper way to find `most` matches. Rare words are collected through the index of words, combined with
 * places if any. For frequent words, the newest jobs are scanned up to a limit.
 */
export async function wayToTitles(ctx: Context, selection: SearchSelection, most: number): Promise<WayToTitles> {
  const { words, ranked: _, ...others } = selection
  const [source, matching] = await Promise.all([narrowestSource(ctx, others), estimateMatches(ctx, 'title', words)])
  const density = (source.share * matching) / Math.max(1, source.total)
  const length = lengthOf(source, density)
  const walk = walkSource(source, length)
  const isEnough = walk.isWhole || length * density >= ENOUGH
  const walked = Math.min(walk.length, most / density) * source.cost
  if (isEnough && walked <= costOfCollecting(source, matching)) {
    const jobs = sql`select job.* from (${walk.query}) as job where job.terms @@ ${words}::tsquery`
    return { jobs, isOrdered: true, isWhole: walk.isWhole }
  }
  return { jobs: collectedTitles(selection), isOrdered: false, isWhole: true }
}

function lengthOf({ cost }: Source, density: number): number {
  const needed = Math.min(ENOUGH / density, LONGEST)
  const length = Math.max(WALKED / cost, needed)
  // Rounded to few steps, because every length is a separate statement.
  return 1_000 * 2 ** Math.ceil(Math.log2(length / 1_000))
}

function costOfCollecting({ placed, total }: Source, matching: number): number {
  if (placed === undefined) return matching * (ENTRY + MATCH)
  return (matching + placed) * ENTRY_OF_TWO + ((matching * placed) / Math.max(1, total)) * (ENTRY + MATCH)
}

async function load(ctx: Context, selection: SearchSelection): Promise<TitleMatches> {
  const most = isUnfiltered(selection) ? RANKED : COUNTED + 1
  const { jobs, isOrdered, isWhole } = await wayToTitles(ctx, selection, most)
  const rank = rankOf(selection, 'title')
  const query = isOrdered
    ? sql<Match & { jobs: number }>`
        select job_id, ${rank} as rank, jobs from (
          select job_id, terms, count(*) over () as jobs from (${jobs} limit ${sql.lit(most)}) as job limit ${sql.lit(RANKED)}
        ) as job`
    : sql<Match & { jobs: number }>`
        with job as materialized (${jobs})
        select job_id, ${rank} as rank, (select count(*) from job) as jobs
        from (select * from job ${newestFirst} limit ${sql.lit(RANKED)}) as job ${newestFirst}`
  const { rows } = await query.execute(ctx.db)
  const matchCount = rows[0]?.jobs ?? 0
  return { matches: rows, jobs: matchCount, isAll: isWhole && (!isOrdered || matchCount < most) }
}
