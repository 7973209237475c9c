import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { estimateMatches } from '../estimate-matches.ts'
import {
  CANDIDATES,
  COUNTED,
  candidatesOf,
  indexedMatches,
  isShort,
  isUnfiltered,
  matchesOfShort,
  type SomeMatches,
  someMatches,
} from '../find-matches.ts'
import { countStanding, newestJobIds } from '../newest-jobs.ts'
import type { SearchSelection, Selection } from '../selection.ts'
import { titleMatches } from '../title-matches.ts'
import { walkJobs } from '../walk-jobs.ts'
import { countedTotal } from './counted-total.ts'

/** A number of jobs; a minimum if not `exact`. */
export interface Count {
  readonly jobs: number
  readonly exact: boolean
}

/** Estimates may be off: an estimate is trusted to exceed a bound only if it exceeds it by this factor. */
const MARGIN_OF_ESTIMATE = 3

/** Whether the counters cover this selection. */
export function isCountedList({ workTypes: _, department: __, hiddenCompanies: ___, ...others }: Selection): boolean {
  return isEmpty(others)
}

/** Whether the selection has at most one condition, so that an index alone can return its jobs. */
export function isPlain(selection: Selection): boolean {
  const { workTypes, seniorities, employmentTypes, placeIds, pay, excluded, hiddenCompanies: _, ...others } = selection
  const listed = [workTypes, seniorities, employmentTypes, placeIds].filter((values) => values !== undefined)
  const isOne = listed.length + Object.values(others).length <= 1 && listed.every((values) => values.length === 1)
  return isOne && pay === undefined && excluded === undefined
}

/** Whether several places are the selection's only condition. */
function isAround({ placeIds, hiddenCompanies: _, ...others }: Selection): boolean {
  return placeIds !== undefined && isEmpty(others)
}

/** Counts a list's jobs: with the counters or for lists of one condition up to 10,000, otherwise up to a thousand. */
export async function countJobs(ctx: Context, selection: Selection): Promise<Count> {
  const total = countedTotal(selection)
  if (total) {
    const { rows } = await sql<{ count: number }>`select ${total} as count`.execute(ctx.db)
    return capped(rows[0]?.count ?? 0, COUNT_CAP, true)
  }
  if (isPlain(selection))
    return capped(
      await countRows(ctx.db, newestJobIds(selection, { limit: COUNT_CAP + 1, offset: 0 })),
      COUNT_CAP,
      true,
    )
  if (isAround(selection)) {
    const { jobs, isWhole } = await countStanding(ctx.db, selection, 2 * (COUNTED + 1))
    return capped(jobs, COUNTED, isWhole)
  }
  const { query, isWhole } = await walkJobs(ctx, selection, COUNTED)
  return capped(await countRows(ctx.db, sql`${query} limit ${COUNTED + 1}`), COUNTED, isWhole)
}

/**
 * Counts the jobs that match a search, up to a thousand. `isSingle`: the search is one word, or alternatives to one.
 */
export async function countMatches(ctx: Context, selection: SearchSelection, isSingle: boolean): Promise<Count> {
  const { words, ranked: _, ...others } = selection
  const isFiltered = !isUnfiltered(selection)
  if (isSingle && !isFiltered) {
    const estimate = await estimateMatches(ctx, 'title', words)
    for (const jobs of [COUNT_CAP, COUNTED]) if (estimate > jobs * MARGIN_OF_ESTIMATE) return { jobs, exact: false }
  }
  const walk = await walkJobs(ctx, others, COUNTED)
  if (isShort(walk)) {
    return capped(await countRows(ctx.db, sql`${matchesOfShort(walk, words)} limit ${COUNTED + 1}`), COUNTED, true)
  }
  // Matches in title, skills or company are also matches anywhere, and often already exceed the cap.
  const inTitles = isFiltered ? await countTitles(ctx, selection) : await countCandidates(ctx, selection, 'title')
  if (!inTitles.exact) return inTitles
  const anywhere = await countCandidates(ctx, selection, 'anywhere')
  return anywhere.jobs < inTitles.jobs ? { ...inTitles, exact: false } : anywhere
}

/**
 * Counts the matches in title, skills or company that the page has read; exact if the other matches can be counted,
 * too.
 */
async function countTitles(ctx: Context, selection: SearchSelection): Promise<Count> {
  const { jobs, isAll } = await titleMatches(ctx, selection)
  const isCountable =
    isAll && (await estimateMatches(ctx, 'anywhere', selection.words)) <= CANDIDATES * MARGIN_OF_ESTIMATE
  return capped(jobs, COUNTED, isCountable)
}

async function countCandidates(ctx: Context, selection: SearchSelection, field: 'title' | 'anywhere'): Promise<Count> {
  const most = candidatesOf(selection)
  const some = await someMatches(ctx, selection, field, most)
  const counted = await countHolding(ctx.db, some, most)
  // If random reading finds so few matches, the words occur together less often than estimated.
  const isMisled = !some.isWhole && counted.read < most / MARGIN_OF_ESTIMATE
  const { jobs, isAll } = isMisled ? await countHolding(ctx.db, indexedMatches(selection, most), most) : counted
  return capped(jobs, COUNTED, isAll)
}

async function countHolding(db: Database, { query, isWhole }: SomeMatches, most: number) {
  const { rows } = await sql<{ jobs: number; read: number }>`
    select count(*) filter (where holds) as jobs, count(*) as read from (${query}) as candidate`.execute(db)
  const { jobs, read } = rows[0] ?? { jobs: 0, read: 0 }
  return { jobs, read, isAll: isWhole && read < most }
}

function capped(jobs: number, cap: number, isWhole: boolean): Count {
  return { jobs: Math.min(jobs, cap), exact: isWhole && jobs <= cap }
}

async function countRows(db: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

function isEmpty(selection: Selection): boolean {
  return Object.values(selection).every((value) => value === undefined)
}
