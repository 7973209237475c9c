import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database.ts'
import { estimateRows } from '../../platform/estimate-rows.ts'
import { stretch } from '../../platform/plan-once.ts'
import { PLANNED_EACH_TIME } from '../../platform/preparing-client.ts'
import { type CompanyView, estimable, isSeen, narrowingOf } from './company-conditions.ts'
import { type CompanyCardRow, listCompanyRows } from './queries.ts'

/** Of many that meet conditions, of which each must be looked at, so many are listed, and it reads "1,000+". */
const MOST_FOUND = 1_000
/** Certain to be more than that, though the planner's estimate may be somewhat off. */
const MANY = 3 * MOST_FOUND
const orders = {
  hiring: sql`open_jobs desc, name, actor_id`,
  name: sql`name, actor_id`,
  newest: sql`created_at desc, actor_id`,
}

/** A page of cards, and how many there are. */
export interface FoundCompanies {
  readonly rows: readonly CompanyCardRow[]
  /** At most COUNT_CAP + 1; where `exact` is false, at least so many. */
  readonly count: number
  readonly exact: boolean
}

/**
 * A page of the companies of a view in its order; `viewerActorId` is who asks, null for a guest. What is read is bounded: all
 * companies come by the index of their order, few that meet conditions are collected and sorted, and of many the order is
 * gone through as far as it takes.
 */
export async function findCompanies(
  db: Database,
  view: CompanyView,
  viewerActorId: string | null,
): Promise<FoundCompanies> {
  const order = orders[view.sort]
  const offset = (view.page - 1) * PAGE_SIZE
  const page = stretch(PAGE_SIZE, offset)
  const seen = isSeen(viewerActorId)
  const narrowing = narrowingOf(view)
  if (!narrowing) {
    const most = sql.lit(COUNT_CAP + 1)
    const all = sql`select actor_id from company where ${seen} order by ${order} limit ${most}`
    // Without an order, because the first page needs only the beginning of that.
    const counted = sql<number>`(select count(*) from (select from company where ${seen} limit ${most}) as company)`
    return { ...(await listCompanyRows(db, all, page, counted)), exact: true }
  }
  const [all, matching] = await Promise.all([
    estimateRows(db, sql`company`),
    estimateRows(db, sql`company where ${narrowingOf(view, estimable)}`),
  ])
  const isMany = matching > MANY
  if (isMany && offset >= MOST_FOUND) return capped({ rows: [], count: MOST_FOUND })
  const wanted = offset + PAGE_SIZE
  const readByChance = (wanted * all) / matching
  // Where the matches stand together, far down in the order, no more is read in vain than collecting them reads.
  if (isMany && 2 * readByChance < matching) {
    // The limit keeps Postgres from answering the conditions by another index, in another order.
    const first = sql`select * from company order by ${order} limit ${sql.lit(matching)}`
    const some = sql`select actor_id from (${first}) as company where ${narrowing} and ${seen} limit ${sql.lit(wanted)}`
    const found = await listCompanyRows(db, some, page)
    if (found.count === wanted) return capped(found)
  }
  const found = await listCompanyRows(db, collect(sql`${narrowing} and ${seen}`, order), page)
  return found.count > MANY ? capped(found) : { ...found, exact: true }
}

function capped({ rows }: Pick<FoundCompanies, 'rows' | 'count'>): FoundCompanies {
  return { rows, count: MOST_FOUND, exact: false }
}

/** How many meet the conditions decides how they are best found. */
function collect(conditions: RawBuilder<boolean>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.raw(PLANNED_EACH_TIME)} actor_id from company where ${conditions} order by ${order}`
}
