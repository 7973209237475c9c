import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateRows } from '../../../platform/database/estimate-rows.ts'
import { limitAndOffset } from '../../../platform/database/plan-once.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { type CompanyCardRow, companyRowsOf, type FoundIds, findCompanyIds } from '../queries.ts'
import { type CompanyView, estimable, isSeenBeside, narrowingOf } from './company-conditions.ts'

/**
 * The maximum number of matches that are listed if conditions must be checked row by row. The count then reads
 * "1,000+".
 */
export const MOST_FOUND = 1_000
/** An estimate above this means that there are more matches than the limit, even if the planner is somewhat off. */
const MANY_MATCHES = 3 * MOST_FOUND
/** Pages that read at least this many rows are cached for some seconds. */
const KEPT_FROM = 1_000
const KEPT_SECONDS = 10
const ESTIMATE_SECONDS = 60
const orders = {
  hiring: sql`open_jobs desc, name, actor_id`,
  name: sql`name, actor_id`,
  newest: sql`created_at desc, actor_id`,
}

/** A page of cards, and the total. */
export interface FoundCompanies {
  readonly rows: readonly CompanyCardRow[]
  /** At most COUNT_CAP + 1; if `exact` is false, a minimum. */
  readonly count: number
  readonly exact: boolean
}

interface FoundPage extends FoundIds {
  readonly exact: boolean
  /** The approximate number of rows read. */
  readonly read: number
}

interface PageQuery {
  readonly view: CompanyView
  /** Ids of companies hidden from the viewer. */
  readonly hidden: readonly string[]
}

/**
 * Returns a page of a view's companies in order, without those hidden from the viewer by a block. Bounds what is read:
 * the unfiltered list follows the index of its order, few matches are collected and sorted, and for many the order is
 * scanned as far as necessary. Pages of many matches are cached for some seconds for all viewers without blocks; their
 * cards are read each time.
 */
export async function findCompanies(
  ctx: Context,
  view: CompanyView,
  hidden: readonly string[] = [],
): Promise<FoundCompanies> {
  const { ids, count, exact } = await (hidden.length === 0 ? cachedPage : findPage)(ctx, { view, hidden })
  return { rows: await companyRowsOf(ctx.db, ids), count, exact }
}

const cachedPage = ttlCache(KEPT_SECONDS, findPage, {
  nameOf: ({ view }: PageQuery) => JSON.stringify(view),
  isKept: ({ read }) => read >= KEPT_FROM,
})

async function findPage(ctx: Context, { view, hidden }: PageQuery): Promise<FoundPage> {
  const { db } = ctx
  const order = orders[view.sort]
  const offset = (view.page - 1) * PAGE_SIZE
  const page = limitAndOffset(PAGE_SIZE, offset)
  const isVisible = isSeenBeside(hidden)
  const narrowingConditions = narrowingOf(view)
  if (!narrowingConditions) {
    const most = sql.lit(COUNT_CAP + 1)
    const allQuery = sql`select actor_id from company where ${isVisible} order by ${order} limit ${most}`
    // Counted separately, without an order, so that the page reads only the beginning of the index.
    const cappedCount = sql<number>`(select count(*) from (select from company where ${isVisible} limit ${most}) as company)`
    const result = await findCompanyIds(db, allQuery, page, cappedCount)
    return { ...result, exact: true, read: result.count }
  }
  const { all, matching } = await estimatedMatches(ctx, view)
  const isMany = matching > MANY_MATCHES
  if (isMany && offset >= MOST_FOUND) return cappedPage([], matching)
  const rowsNeeded = offset + PAGE_SIZE
  const readByChance = (rowsNeeded * all) / matching
  // Even if all matches are far down in the order, the scan wastes no more reads than collecting them takes.
  if (isMany && 2 * readByChance < matching) {
    // The limit keeps Postgres from evaluating the conditions by another index, in another order.
    const firstQuery = sql`select * from company order by ${order} limit ${sql.lit(matching)}`
    const firstRows = sql`select actor_id from (${firstQuery}) as company where ${narrowingConditions} and ${isVisible} limit ${sql.lit(rowsNeeded)}`
    const result = await findCompanyIds(db, firstRows, page)
    if (result.count === rowsNeeded) return cappedPage(result.ids, matching)
  }
  const result = await findCompanyIds(db, collect(sql`${narrowingConditions} and ${isVisible}`, order), page)
  return result.count > MANY_MATCHES ? cappedPage(result.ids, matching) : { ...result, exact: true, read: matching }
}

/** Estimates the number of all companies, and of those that match a view. */
const estimatedMatches = ttlCache(
  ESTIMATE_SECONDS,
  async ({ db }, view: CompanyView) => {
    const [all, matchCount] = await Promise.all([
      estimateRows(db, sql`company`),
      estimateRows(db, sql`company where ${narrowingOf(view, { wordQuery: estimable })}`),
    ])
    return { all, matching: matchCount }
  },
  { nameOf: ({ page: _page, sort: _sort, ...conditions }) => JSON.stringify(conditions) },
)

function cappedPage(ids: readonly string[], read: number): FoundPage {
  return { ids, count: MOST_FOUND, exact: false, read }
}

/**
 * Returns a query that collects and sorts all matches. Planned for each execution, because the best plan depends on the
 * number of matches.
 */
function collect(conditions: RawBuilder<boolean>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.raw(PLANNED_EACH_TIME)} actor_id from company where ${conditions} order by ${order}`
}
