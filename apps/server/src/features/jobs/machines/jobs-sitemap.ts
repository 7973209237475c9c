import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { MOST_ADDRESSES, type Sitemap, type SitemapAddress } from '../../../platform/http/sitemap.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'

/** How long the bounds of the parts are cached: as long as the index that lists the parts. */
const CACHE_SECONDS = 3_600

interface Part {
  readonly number: number
  readonly first: string
  /** Undefined if none of the part's jobs is open. */
  readonly changed: Date | undefined
}

/**
 * Returns the sitemap of open jobs of listed companies. A part has a fixed number of jobs in the order of their
 * creation, open or not. So a job stays in its part, and crawlers read again only the parts that changed.
 */
export function jobsSitemapInPartsOf(jobs: number): Sitemap {
  const cachedParts = ttlCache(CACHE_SECONDS, ({ db }) => readParts(db, jobs))
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
 * Returns the parts. Numbers only the ids, which the index returns in order, instead of sorting whole rows. This still
 * reads all jobs, but only once an hour.
 */
async function readParts(db: Database, jobs: number): Promise<readonly Part[]> {
  const numberedJobs = db
    .selectFrom('job')
    .select('job.id')
    .select(sql<number>`row_number() over (order by job.id) - 1`.as('at'))
    .as('numbered')
  const firsts = await db
    .selectFrom(numberedJobs)
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
  const hiddenCompanies = db.selectFrom('actor').select('id').where('kind', '=', 'company').where('listed', '=', false)
  const rows = await db
    .selectFrom('job')
    .select(['job.slug', 'job.updated_at'])
    .where('job.closed_at', 'is', null)
    .where('job.company_id', 'not in', hiddenCompanies)
    .where('job.id', '>=', first)
    .$if(next !== undefined, (query) => query.where('job.id', '<', next ?? ''))
    .orderBy('job.id')
    .limit(MOST_ADDRESSES)
    .execute()
  return rows.map(({ slug, updated_at }) => ({ path: `/jobs/${slug}`, changed: updated_at }))
}
