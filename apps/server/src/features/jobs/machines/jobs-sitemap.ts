import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { MOST_ADDRESSES, type Sitemap, type SitemapAddress } from '../../../platform/http/sitemap.ts'
import { remember } from '../../../platform/remember.ts'

/** Caches the bounds of the parts for as long as the index that lists them. */
const CACHE_SECONDS = 3_600

interface Part {
  readonly number: number
  readonly first: string
  /** Undefined if none of the part's jobs is open. */
  readonly changed: Date | undefined
}

/**
 * Lists open jobs of listed companies. A part has a fixed number of jobs in order of creation, open or not. A job stays
 * in its part and parts only shrink, so crawlers reread only what has changed.
 */
export function jobsSitemapInPartsOf(jobs: number): Sitemap {
  const cachedParts = remember(CACHE_SECONDS, ({ db }) => readParts(db, jobs))
  const partsOf = (ctx: Context) => cachedParts(ctx, 'parts')

  return {
    name: 'jobs',
    async parts(ctx) {
      return (await partsOf(ctx)).flatMap(({ number, changed }) => (changed ? [{ number, changed }] : []))
    },
    async addresses(ctx, number) {
      const parts = await partsOf(ctx)
      const part = parts.find((one) => one.number === number)
      const next = parts.find((one) => one.number === number + 1)
      return part === undefined ? [] : openJobsBetween(ctx.db, part.first, next?.first)
    },
  }
}

export const jobsSitemap = jobsSitemapInPartsOf(10_000)

/**
 * Numbers only the ids, which the index returns in order, instead of sorting whole rows. Still reads all jobs, once an
 * hour.
 */
async function readParts(db: Database, jobs: number): Promise<readonly Part[]> {
  const numbered = db
    .selectFrom('job')
    .select('job.id')
    .select(sql<number>`row_number() over (order by job.id) - 1`.as('at'))
    .as('numbered')
  const firsts = await db
    .selectFrom(numbered)
    .select('numbered.id')
    .where(sql<boolean>`at % ${sql.lit(jobs)} = 0`)
    .orderBy('numbered.id')
    .execute()
  const ids = firsts.map(({ id }) => id)
  const rows = await db
    .selectFrom('job')
    .select(sql<number>`width_bucket(job.id, ${ids}::uuid[])`.as('number'))
    .select((eb) => eb.fn.max('job.updated_at').as('changed'))
    .where('job.closed_at', 'is', null)
    .groupBy('number')
    .execute()
  const changes = new Map(rows.map(({ number, changed }) => [number, changed]))
  return ids.map((first, index) => ({ number: index + 1, first, changed: changes.get(index + 1) }))
}

async function openJobsBetween(db: Database, first: string, next: string | undefined): Promise<SitemapAddress[]> {
  const hidden = db.selectFrom('actor').select('id').where('kind', '=', 'company').where('listed', '=', false)
  const rows = await db
    .selectFrom('job')
    .select(['job.slug', 'job.updated_at'])
    .where('job.closed_at', 'is', null)
    .where('job.company_id', 'not in', hidden)
    .where('job.id', '>=', first)
    .$if(next !== undefined, (query) => query.where('job.id', '<', next ?? ''))
    .orderBy('job.id')
    .limit(MOST_ADDRESSES)
    .execute()
  return rows.map(({ slug, updated_at }) => ({ path: `/jobs/${slug}`, changed: updated_at }))
}
