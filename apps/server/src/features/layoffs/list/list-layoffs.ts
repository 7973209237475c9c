import type { LayoffFilters } from '@rise/contract/layoffs/endpoints'
import { layoffsErrors } from '@rise/contract/layoffs/errors'
import type { LayoffSort } from '@rise/contract/layoffs/kinds'
import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { countRows } from '../../../platform/lists/count-rows.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { viewerOf } from '../../connections/index.ts'
import { matching } from './layoff-conditions.ts'
import { type LayoffRow, layoffColumns, layoffTables, presentLayoff } from './layoff-row.ts'

/** The maximum age of a cached total. */
const CACHE_SECONDS = 10
/** Totals of at least this many are cached. */
const CACHED_FROM = 1_000

const newestFirst = sql`layoff.announced_on desc, layoff.id desc`
/** The orders of lists; unknown values sort last in either direction. */
const layoffOrders: Readonly<Record<LayoffSort, RawBuilder<unknown>>> = {
  newest: newestFirst,
  oldest: sql`layoff.announced_on, layoff.id`,
  largest: sql`layoff.people desc nulls last, ${newestFirst}`,
  smallest: sql`layoff.people nulls last, ${newestFirst}`,
  'largest-share': sql`layoff.share desc nulls last, ${newestFirst}`,
  'smallest-share': sql`layoff.share nulls last, ${newestFirst}`,
  company: sql`layoff.name_key, ${newestFirst}`,
  'company-desc': sql`layoff.name_key desc, ${newestFirst}`,
  place: sql`layoff.place_key nulls last, ${newestFirst}`,
  'place-desc': sql`layoff.place_key desc nulls last, ${newestFirst}`,
  industry: sql`layoff.industry nulls last, ${newestFirst}`,
  'industry-desc': sql`layoff.industry desc nulls last, ${newestFirst}`,
}

interface ListQuery extends LayoffFilters {
  readonly page: number
  readonly sort: LayoffSort
}

/**
 * Returns a page of matching layoffs.
 *
 * @throws {Failure} `layoffs-page-not-found`
 */
export async function listLayoffs(
  ctx: Context,
  viewer: Requester,
  { page, sort, ...filters }: ListQuery,
): Promise<Page<LayoffCard>> {
  const order = layoffOrders[sort]
  const query = sql<LayoffRow>`
    select ${layoffColumns} from (
      select * from layoff where ${matching(filters)} order by ${order}
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
    ) as ${layoffTables(viewerOf(viewer))} order by ${order}`
  const [{ rows }, count] = await Promise.all([query.execute(ctx.db), totalOf(ctx, filters)])
  if (rows.length === 0 && page > 1) throw new Failure(layoffsErrors['layoffs-page-not-found'])
  return toPage(rows.map(presentLayoff), page, count)
}

/**
 * Counts the matching layoffs, up to the cap. Large counts take longer than the page, so they are cached for some
 * seconds.
 */
const totalOf = ttlCache(
  CACHE_SECONDS,
  ({ db }: Context, filters: LayoffFilters) => countRows(db, sql`layoff where ${matching(filters)}`),
  {
    nameOf: (filters) => JSON.stringify(Object.entries(filters).toSorted()),
    isKept: (count) => count >= CACHED_FROM,
  },
)

/** Returns matching layoffs, newest first, for files and for pages that show a few. */
export async function newestLayoffs(
  { db }: Pick<Context, 'db'>,
  where: RawBuilder<boolean>,
  limit: number,
  viewerActorId: string | null = null,
): Promise<LayoffCard[]> {
  const { rows } = await sql<LayoffRow>`
    select ${layoffColumns} from (
      select * from layoff where ${where} order by ${newestFirst} limit ${limit}
    ) as ${layoffTables(viewerActorId)} order by ${newestFirst}`.execute(db)
  return rows.map(presentLayoff)
}
