import type { JobCard } from '@rise/contract/jobs/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { limitAndOffset } from '../../../platform/database/plan-once.ts'
import { listJobCards } from '../cards/job-cards.ts'
import { type Count, countJobs, isPlain } from './counts/count-jobs.ts'
import { countedTotal } from './counts/counted-total.ts'
import { newestJobIds } from './newest-jobs.ts'
import { DEEP_OFFSET, rememberStartOfPage, type Start, startOfPage } from './page-starts.ts'
import type { Selection } from './selection.ts'
import { isSurelyCapped } from './surely-capped.ts'
import { walkJobs } from './walk-jobs.ts'

export interface ListPage {
  readonly items: readonly JobCard[]
  readonly count: Count
}

/** Returns a page of a selection's jobs, newest first, with their total. */
export async function listPage(ctx: Context, selection: Selection, page: number): Promise<ListPage> {
  const offset = (page - 1) * PAGE_SIZE
  return isPlain(selection) ? plainPage(ctx, selection, offset) : walkedPage(ctx, selection, offset)
}

/** Returns a page of a selection with at most one condition, read in the order of an index. */
async function plainPage(ctx: Context, selection: Selection, offset: number): Promise<ListPage> {
  const total = await totalOf(ctx, selection)
  // For a deep page, also reads the job with which the next page starts.
  const limit = offset < DEEP_OFFSET ? PAGE_SIZE : PAGE_SIZE + 1
  const list = (start?: Start) => listJobCards(ctx.db, newestJobIds(selection, { limit, offset, start }), total)
  const start = startOfPage(ctx, selection, offset)
  const fromStart = start && (await list(start))
  const isBegun = fromStart !== undefined && fromStart.items.length > 0
  const { items, count } = isBegun ? fromStart : await list()
  const [first, next] = [items[0], items[PAGE_SIZE]]
  if (first && !isBegun) rememberStartOfPage(ctx, selection, offset, first)
  if (next) rememberStartOfPage(ctx, selection, offset + PAGE_SIZE, next)
  const pageItems = items.slice(0, PAGE_SIZE)
  return { items: pageItems, count: { jobs: Math.min(count, COUNT_CAP), exact: count <= COUNT_CAP } }
}

async function totalOf(ctx: Context, selection: Selection): Promise<RawBuilder<number>> {
  if (await isSurelyCapped(ctx, selection)) return sql<number>`${sql.lit(COUNT_CAP + 1)}`
  const rows = newestJobIds(selection, { limit: COUNT_CAP + 1, offset: 0 })
  return countedTotal(selection) ?? sql<number>`(select count(*) from (${rows}) as counted)`
}

/** Returns a page of any other selection, by scanning the jobs of its narrowest condition. */
async function walkedPage(ctx: Context, selection: Selection, offset: number): Promise<ListPage> {
  const page = limitAndOffset(PAGE_SIZE, offset)
  const [walk, count] = await Promise.all([walkJobs(ctx, selection, offset + PAGE_SIZE), countJobs(ctx, selection)])
  const { items } = await listJobCards(ctx.db, sql`select job_id from (${walk.query}) as job ${page}`)
  if (items.length === PAGE_SIZE || walk.isWhole) return { items, count }
  // If the selection is this rare among the newest jobs, Postgres may have a better plan than scanning in order.
  const { items: all } = await listJobCards(ctx.db, newestJobIds(selection, { limit: PAGE_SIZE, offset }))
  return { items: all, count }
}
