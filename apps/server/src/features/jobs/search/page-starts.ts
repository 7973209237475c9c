import type { JobCard } from '@rise/contract/jobs/shapes'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import type { Selection } from './selection.ts'

/** From this position on, a page starts with a remembered job if possible, because skipping this many jobs is slow. */
export const DEEP_OFFSET = 1_000
/** How long a page keeps starting with the same job, even if new jobs are posted. */
const CACHE_MS = 60_000
const MOST_STARTS = 1_000

/** A job's position in the order of lists. */
export type Start = Pick<JobCard, '_id' | 'datePosted'>

interface CachedStart {
  readonly start: Start
  /** Epoch ms. */
  readonly until: number
}

const perContext = new WeakMap<Context, LRUCache<string, CachedStart>>()

function startsOf(ctx: Context): LRUCache<string, CachedStart> {
  const starts = perContext.get(ctx) ?? new LRUCache<string, CachedStart>({ max: MOST_STARTS })
  perContext.set(ctx, starts)
  return starts
}

const keyOf = (selection: Selection, offset: number) => JSON.stringify([selection, offset])

/**
 * Returns the first job of a deep page, if this page or the one before it was read recently. For a client that requests
 * one page after another, such as a crawler, the database then reads each job once. Otherwise it would read and skip
 * all previous jobs for each page.
 */
export function startOfPage(ctx: Context, selection: Selection, offset: number): Start | undefined {
  if (offset < DEEP_OFFSET) return undefined
  const storedStart = startsOf(ctx).get(keyOf(selection, offset))
  return storedStart && storedStart.until > ctx.clock.now().getTime() ? storedStart.start : undefined
}

/** Remembers the job that a page starts with. */
export function rememberStartOfPage(ctx: Context, selection: Selection, offset: number, start: Start): void {
  if (offset < DEEP_OFFSET) return
  startsOf(ctx).set(keyOf(selection, offset), { start, until: ctx.clock.now().getTime() + CACHE_MS })
}
