import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { narrowestSource, type Source } from './narrowest.ts'
import { inPlaces, newestJobs } from './newest-jobs.ts'
import { allOf, conditionsOf, type Selection } from './selection.ts'

/** A source of at most this many jobs may be scanned to its end. */
const WHOLE = 25_000
/** Of a larger one, this many of its newest per wanted job, up to the latter number. */
const FOR_EACH = 40
const SHORTEST = 4_000
const LONGEST = 400_000

/**
 * Returns the newest jobs of a selection's narrowest condition, as far as is sensible, that meet its other conditions.
 */
export interface Walk {
  /** Rows of `job_search`, newest first. */
  readonly query: RawBuilder<unknown>
  /** The approximate maximum of jobs to scan. */
  readonly length: number
  /** Whether the scan covers the whole selection. */
  readonly isWhole: boolean
}

/** A scan that likely finds `wanted` jobs. */
export async function walkJobs(ctx: Context, selection: Selection, wanted: number): Promise<Walk> {
  const source = await narrowestSource(ctx, selection)
  const length = Math.min(Math.max(SHORTEST, (wanted * FOR_EACH) / source.cost), LONGEST)
  // Without other conditions the first rows are the page; counting reads one row more.
  const isAsked = conditionsOf(source.rest).length + inPlaces(source.rest).length > 0
  return walkSource(source, length, isAsked || source.size <= SHORTEST ? undefined : wanted + 1)
}

/** Scans the newest `most` of a source, or all of a small one. With several places, this many of each, unless all. */
export function walkSource(source: Source, most: number, ofEachPlace?: number): Walk {
  const isWhole = source.size <= WHOLE
  const length = isWhole ? source.size : most
  return { query: walk(source, isWhole ? undefined : length, ofEachPlace), length, isWhole }
}

function walk({ selection, rest }: Source, length: number | undefined, ofEachPlace = length): RawBuilder<unknown> {
  const conditions = [...conditionsOf(rest), ...inPlaces(rest)]
  const newest = newestJobs(selection, sql`job.*`, { most: ofEachPlace })
  if (conditions.length === 0 && length === undefined) return newest
  // A limit keeps Postgres from evaluating the conditions by another index, in another order.
  return sql`select * from (${newest} limit ${sql.lit(length ?? 2_000_000_000)}) as job where ${allOf(conditions)}`
}
