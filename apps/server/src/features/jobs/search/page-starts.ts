import type { JobCard } from '@rise/contract/jobs/shapes'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import type { Selection } from './selection.ts'

/** Up to this position, skipping jobs is about as fast as starting at a remembered job. */
export const DEEP = 1_000
/** How long a page keeps starting with the same job, even if new jobs are posted. */
const CACHE_MS = 60_000
const MOST = 1_000

/** A job's position in the order of lists. */
export type Start = Pick<JobCard, '_id' | 'datePosted'>

interface CachedStart {
  readonly start: Start
  /** Epoch ms. */
  readonly until: number
}

const perContext = new WeakMap<Context, LRUCache<string, CachedStart>>()

function startsOf(ctx: Context): LRUCache<string, CachedStart> {
  const starts = perContext.get(ctx) ?? new LRUCache<string, CachedStart>({ max: MOST })
  perContext.set(ctx, starts)
  return starts
}

const keyOf = (selection: Selection, offset: number) => JSON.stringify([selection, offset])

/**
 * Returns the job that a deep page of a list recently started with, or that followed the page before it. Clients that
 * request one page after another, such as crawlers, then read each job once instead of skipping all previous jobs on
 * each page.
 */
export function startOfPage(ctx: Context, selection: Selection, offset: number): Start | undefined {
  if (offset < DEEP) return undefined
  const stored = startsOf(ctx).get(keyOf(selection, offset))
  return stored && stored.until > ctx.clock.now().getTime() ? stored.start : undefined
}

/** Remembers the job that a page starts with. */
export function rememberStartOfPage(ctx: Context, selection: Selection, offset: number, start: Start): void {
  if (offset < DEEP) return
  startsOf(ctx).set(keyOf(selection, offset), { start, until: ctx.clock.now().getTime() + CACHE_MS })
}
