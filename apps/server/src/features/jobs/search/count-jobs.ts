import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { countedTotal } from './counted-total.ts'
import { estimateMatches } from './estimate-matches.ts'
import { COUNTED, candidatesOf, isShort, matchesText, someMatches } from './find-matches.ts'
import { newestJobIds } from './newest-jobs.ts'
import type { SearchSelection, Selection } from './selection.ts'
import { walkJobs } from './walk-jobs.ts'

/** How many jobs there are; where `exact` is false, at least so many. */
export interface Count {
  readonly jobs: number
  readonly exact: boolean
}

/** Estimates may be somewhat off; only what exceeds a bound by so much is certain to do so. */
const MARGIN_OF_ESTIMATE = 3

/** Whether counters know the jobs of this selection. */
export function isCountedList({ workTypes: _, department: __, hiddenCompanies: ___, ...others }: Selection): boolean {
  return isEmpty(others)
}

/** Whether the selection is one condition or none, so that an index alone gives its jobs. */
export function isPlain(selection: Selection): boolean {
  const { workTypes, seniorities, employmentTypes, placeIds, pay, excluded, hiddenCompanies: _, ...others } = selection
  const listed = [workTypes, seniorities, employmentTypes, placeIds].filter((values) => values !== undefined)
  const isOne = listed.length + Object.values(others).length <= 1 && listed.every((values) => values.length === 1)
  return isOne && pay === undefined && excluded === undefined
}

/** How many jobs a list has: what the counters know, and lists of one condition, up to 10,000; others up to a thousand. */
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
  const { query, isWhole } = await walkJobs(ctx, selection, COUNTED)
  return capped(await countRows(ctx.db, sql`${query} limit ${COUNTED + 1}`), COUNTED, isWhole)
}

/** How many jobs match a search, up to a thousand. `isSingle`: it asks for one word or alternatives of one. */
export async function countMatches(ctx: Context, selection: SearchSelection, isSingle: boolean): Promise<Count> {
  const { words, ...others } = selection
  if (isSingle && isEmpty(others)) {
    const estimate = await estimateMatches(ctx, 'title', words)
    for (const jobs of [COUNT_CAP, COUNTED]) if (estimate > jobs * MARGIN_OF_ESTIMATE) return { jobs, exact: false }
  }
  const walk = await walkJobs(ctx, others, COUNTED)
  if (isShort(walk)) {
    const matching = sql`select from (${walk.query}) as job where ${matchesText(words)} limit ${COUNTED + 1}`
    return capped(await countRows(ctx.db, matching), COUNTED, true)
  }
  // What matches by title, skills or company matches anywhere, too: often that is more than is counted.
  const inTitles = await countCandidates(ctx, selection, 'title')
  return inTitles.exact ? countCandidates(ctx, selection, 'anywhere') : inTitles
}

async function countCandidates(ctx: Context, selection: SearchSelection, field: 'title' | 'anywhere'): Promise<Count> {
  const most = candidatesOf(selection)
  const candidates = await someMatches(ctx, selection, field, most)
  const { rows } = await sql<{ jobs: number; read: number }>`
    select count(*) filter (where holds) as jobs, count(*) as read from (${candidates}) as candidate`.execute(ctx.db)
  const { jobs, read } = rows[0] ?? { jobs: 0, read: 0 }
  return capped(jobs, COUNTED, read < most)
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
