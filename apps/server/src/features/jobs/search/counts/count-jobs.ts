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
import { countInPlaces, newestJobIds } from '../newest-jobs.ts'
import type { SearchSelection, Selection } from '../selection.ts'
import { titleMatches } from '../title-matches.ts'
import { walkJobs } from '../walk-jobs.ts'
import { countedTotal } from './counted-total.ts'

/** A number of jobs; a minimum if not `exact`. */
export interface Count {
  readonly jobs: number
  readonly exact: boolean
}

/** Estimates may be wrong by this factor, so an estimate must exceed a bound by it to be trusted. */
const MARGIN_OF_ESTIMATE = 3

/**
 * Whether the counters have all counts of a selection: its only conditions are work types, a department and hidden
 * companies.
 */
export function isCountedList({ workTypes: _, department: __, hiddenCompanies: ___, ...others }: Selection): boolean {
  return isEmpty(others)
}

/**
 * Whether one index can return the selection's jobs in order: it has at most one condition, with a single value, and
 * neither pay nor excluded words.
 */
export function isPlain(selection: Selection): boolean {
  const { workTypes, seniorities, employmentTypes, languages, placeIds, ...rest } = selection
  const { pay, excluded, hiddenCompanies: _, ...others } = rest
  const filterValues = [workTypes, seniorities, employmentTypes, languages, placeIds].filter(
    (values) => values !== undefined,
  )
  const hasOneCondition =
    filterValues.length + Object.values(others).length <= 1 && filterValues.every((values) => values.length === 1)
  return hasOneCondition && pay === undefined && excluded === undefined
}

/** Whether the selection's only condition is several places. */
function isAround({ placeIds, hiddenCompanies: _, ...others }: Selection): boolean {
  return placeIds !== undefined && isEmpty(others)
}

/**
 * Counts a list's jobs: up to 10,000 if the counters cover the list or it has only one condition, otherwise up to a
 * thousand.
 */
export async function countJobs(ctx: Context, selection: Selection): Promise<Count> {
  const total = countedTotal(selection)
  if (total) {
    const { rows } = await sql<{ count: number }>`select ${total} as count`.execute(ctx.db)
    return cappedCount(rows[0]?.count ?? 0, COUNT_CAP, true)
  }
  if (isPlain(selection))
    return cappedCount(
      await countRows(ctx.db, newestJobIds(selection, { limit: COUNT_CAP + 1, offset: 0 })),
      COUNT_CAP,
      true,
    )
  if (isAround(selection)) {
    const { jobs, isWhole } = await countInPlaces(ctx.db, selection, 2 * (COUNTED + 1))
    return cappedCount(jobs, COUNTED, isWhole)
  }
  const { query, isWhole } = await walkJobs(ctx, selection, COUNTED)
  return cappedCount(await countRows(ctx.db, sql`${query} limit ${COUNTED + 1}`), COUNTED, isWhole)
}

/**
 * Counts the jobs that match a search, up to a thousand. A search for one word, phrase or name, or for alternatives
 * (`isSingle`), is not counted if it has no filters and an estimate is far above a thousand or 10,000: the count is
 * then that number or more.
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
    return cappedCount(await countRows(ctx.db, sql`${matchesOfShort(walk, words)} limit ${COUNTED + 1}`), COUNTED, true)
  }
  // Matches in title, skills or company are also matches anywhere, and often already exceed the cap.
  const inTitles = isFiltered ? await countTitles(ctx, selection) : await countCandidates(ctx, selection, 'title')
  if (!inTitles.exact) return inTitles
  const anywhere = await countCandidates(ctx, selection, 'anywhere')
  return anywhere.jobs < inTitles.jobs ? { ...inTitles, exact: false } : anywhere
}

/**
 * Counts the matches in title, skills or company that the page has read. The count is exact if these are all, and few
 * enough jobs match anywhere to be counted, too.
 */
async function countTitles(ctx: Context, selection: SearchSelection): Promise<Count> {
  const { jobs, isAll } = await titleMatches(ctx, selection)
  const isCountable =
    isAll && (await estimateMatches(ctx, 'anywhere', selection.words)) <= CANDIDATES * MARGIN_OF_ESTIMATE
  return cappedCount(jobs, COUNTED, isCountable)
}

async function countCandidates(ctx: Context, selection: SearchSelection, field: 'title' | 'anywhere'): Promise<Count> {
  const most = candidatesOf(selection)
  const candidates = await someMatches(ctx, selection, field, most)
  const firstCount = await countHolding(ctx.db, candidates, most)
  // If reading at random finds so few matches, the words occur together less often than estimated.
  const isEstimateWrong = !candidates.isWhole && firstCount.read < most / MARGIN_OF_ESTIMATE
  const { jobs, isAll } = isEstimateWrong
    ? await countHolding(ctx.db, indexedMatches(selection, most), most)
    : firstCount
  return cappedCount(jobs, COUNTED, isAll)
}

async function countHolding(db: Database, { query, isWhole }: SomeMatches, most: number) {
  const { rows } = await sql<{ jobs: number; read: number }>`
    select count(*) filter (where holds) as jobs, count(*) as read from (${query}) as candidate`.execute(db)
  const { jobs, read } = rows[0] ?? { jobs: 0, read: 0 }
  return { jobs, read, isAll: isWhole && read < most }
}

function cappedCount(jobs: number, cap: number, isWhole: boolean): Count {
  return { jobs: Math.min(jobs, cap), exact: isWhole && jobs <= cap }
}

async function countRows(db: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

function isEmpty(selection: Selection): boolean {
  return Object.values(selection).every((value) => value === undefined)
}
