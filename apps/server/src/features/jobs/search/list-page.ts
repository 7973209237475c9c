import type { JobCard } from '@rise/contract/jobs'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { stretch } from '../../../platform/plan-once.ts'
import { listJobCards } from '../job-cards.ts'
import { type Count, countJobs, isPlain } from './count-jobs.ts'
import { countedTotal } from './counted-total.ts'
import { newestJobIds } from './newest-jobs.ts'
import type { Selection } from './selection.ts'
import { walkJobs } from './walk-jobs.ts'

export interface Found {
  readonly items: readonly JobCard[]
  readonly count: Count
}

/** A page of the jobs of a selection, newest first, and how many there are. */
export async function listPage(ctx: Context, selection: Selection, page: number): Promise<Found> {
  const offset = (page - 1) * PAGE_SIZE
  return isPlain(selection) ? plainPage(ctx, selection, offset) : walkedPage(ctx, selection, offset)
}

/** Of one condition: its index has the jobs in their order. */
async function plainPage(ctx: Context, selection: Selection, offset: number): Promise<Found> {
  const counted = sql<number>`(select count(*) from (${newestJobIds(selection, COUNT_CAP + 1, 0)}) as counted)`
  const total = countedTotal(selection) ?? counted
  const { items, count } = await listJobCards(ctx.db, newestJobIds(selection, PAGE_SIZE, offset), total)
  return { items, count: { jobs: Math.min(count, COUNT_CAP), exact: count <= COUNT_CAP } }
}

/** Of several conditions: the jobs of the narrowest are gone through. */
async function walkedPage(ctx: Context, selection: Selection, offset: number): Promise<Found> {
  const page = stretch(PAGE_SIZE, offset)
  const [walk, count] = await Promise.all([walkJobs(ctx, selection, offset + PAGE_SIZE), countJobs(ctx, selection)])
  const { items } = await listJobCards(ctx.db, sql`select job_id from (${walk.query}) as job ${page}`)
  if (items.length === PAGE_SIZE || walk.isWhole) return { items, count }
  // What is so rare among the newest is left to Postgres, which may know a better way than the order.
  const { items: all } = await listJobCards(ctx.db, newestJobIds(selection, PAGE_SIZE, offset))
  return { items: all, count }
}
