import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateMatches } from './estimate-matches.ts'
import { COUNTED, collectedTitles, isUnfiltered, type Match, newestFirst, rankOf } from './find-matches.ts'
import { narrowestSource, type Source } from './narrowest.ts'
import type { SearchSelection } from './selection.ts'
import { walkSource } from './walk-jobs.ts'

/** At most so many jobs come by their rank; ranking all would take seconds. */
const RANKED = 200

/** So many of the newest jobs are gone through, fewer of those that are dearer to read; more only to fill the first pages. */
const WALKED = 8_000
const LONGEST = 256_000
/** A walk is worth it when it is likely to find more than a page. */
const ENOUGH = 30

/** What an index entry and a job met through the index of words cost, where reading one of the newest jobs costs 1. */
const ENTRY = 0.4
const ENTRY_OF_TWO = 0.06
const MATCH = 0.7

/** What one reading tells a search's page and its count. */
export interface TitleMatches {
  /** The newest that match by title, skills or company, at most two hundred, newest first. */
  readonly matches: readonly Match[]
  /** So many were found: with conditions beside the words, at most one more than is counted. */
  readonly jobs: number
  /** No other job matches there. */
  readonly isAll: boolean
}

const read = new WeakMap<SearchSelection, Promise<TitleMatches>>()

/** Reads a selection's matches by title, skills or company; once for a selection, as its page and its count ask for the same. */
export function titleMatches(ctx: Context, selection: SearchSelection): Promise<TitleMatches> {
  const known = read.get(selection)
  if (known) return known
  const found = load(ctx, selection)
  read.set(selection, found)
  return found
}

/** How the matches by title, skills or company are found. */
export interface WayToTitles {
  /** The jobs that match, with all their columns. */
  readonly jobs: RawBuilder<unknown>
  /** They come newest first. */
  readonly isOrdered: boolean
  /** There are no others. */
  readonly isWhole: boolean
}

/**
 * Two ways lead to `most` matches, and neither is good for all words: what few jobs have is collected through the index of words, with
 * the places where there are some; for what many have the newest jobs are gone through, not too many of them. Taken is the one that is
 * likely to cost less.
 */
export async function wayToTitles(ctx: Context, selection: SearchSelection, most: number): Promise<WayToTitles> {
  const { words, ...others } = selection
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
  // In few steps, because every length is a statement of its own.
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
  const found = rows[0]?.jobs ?? 0
  return { matches: rows, jobs: found, isAll: isWhole && (!isOrdered || found < most) }
}
