import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { narrowestSource, type Source } from './narrowest.ts'
import { inPlaces, newestJobs } from './newest-jobs.ts'
import { allOf, conditionsOf, type Selection } from './selection.ts'

/** The maximum number of jobs of a source that is scanned to its end. */
const WHOLE_WALK = 25_000
/**
 * From a larger source, this many of the newest jobs are scanned for each wanted job (fewer if reading one costs more),
 * at least `SHORTEST_WALK` and at most `LONGEST_WALK` in all.
 */
const JOBS_PER_MATCH = 40
const SHORTEST_WALK = 4_000
const LONGEST_WALK = 400_000

/** A scan of a selection's narrowest condition, newest first, for jobs that meet its other conditions. */
export interface Walk {
  /** Rows of `job_search`, newest first. */
  readonly query: RawBuilder<unknown>
  /** The approximate number of jobs to scan at most. */
  readonly length: number
  /** Whether the scan covers the whole selection. */
  readonly isWhole: boolean
}

/** Returns a scan that is likely to find `wanted` jobs. */
export async function walkJobs(ctx: Context, selection: Selection, wanted: number): Promise<Walk> {
  const source = await narrowestSource(ctx, selection)
  const length = Math.min(Math.max(SHORTEST_WALK, (wanted * JOBS_PER_MATCH) / source.cost), LONGEST_WALK)
  // Without other conditions, the first rows are the page; counting reads one row more.
  const isAsked = conditionsOf(source.rest).length + inPlaces(source.rest).length > 0
  return walkSource(source, length, isAsked || source.size <= SHORTEST_WALK ? undefined : wanted + 1)
}

/**
 * Returns a scan of the newest `most` jobs of a source, or of all jobs of a small source. With several places, it
 * covers at most `ofEachPlace` jobs of each.
 */
export function walkSource(source: Source, most: number, ofEachPlace?: number): Walk {
  const isWhole = source.size <= WHOLE_WALK
  const length = isWhole ? source.size : most
  return { query: walk(source, isWhole ? undefined : length, ofEachPlace), length, isWhole }
}

function walk({ selection, rest }: Source, length: number | undefined, ofEachPlace = length): RawBuilder<unknown> {
  const conditions = [...conditionsOf(rest), ...inPlaces(rest)]
  const newestOfPlace = newestJobs(selection, sql`job.*`, { most: ofEachPlace })
  if (conditions.length === 0 && length === undefined) return newestOfPlace
  // The limit keeps Postgres from evaluating the conditions through another index, in another order.
  return sql`select * from (${newestOfPlace} limit ${sql.lit(length ?? 2_000_000_000)}) as job where ${allOf(conditions)}`
}
