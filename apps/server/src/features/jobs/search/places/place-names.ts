import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { ttlCache } from '../../../../platform/ttl-cache.ts'
import { NearestWords } from '../nearest-word.ts'

const CACHE_SECONDS = 60
const MOST_NAMES = 20_000
/** The minimum length for a correction: place names resemble other words more often than words of titles do. */
const ONE_ERROR_FROM = 5

const cachedNames = ttlCache(CACHE_SECONDS, load)

/** Returns the one-word names, in all languages, of the places with the most open jobs. */
export function placeNamesOf(ctx: Context): Promise<NearestWords> {
  return cachedNames(ctx, 'names')
}

async function load({ db }: Context): Promise<NearestWords> {
  const { rows } = await sql<{ word: string; jobs: number }>`
    with counted as materialized (
      select key, sum(jobs)::integer as jobs from job_count where dimension = 'place' group by key
    )
    select place_name.key as word, sum(counted.jobs)::integer as jobs
    from counted join place_name on place_name.place_id = counted.key::uuid
    where length(place_name.key) >= ${sql.lit(ONE_ERROR_FROM)} and place_name.key !~ '[ +]'
    group by place_name.key order by jobs desc limit ${sql.lit(MOST_NAMES)}`.execute(db)
  return new NearestWords(
    rows.map(({ word, jobs }) => ({ word, label: word, jobs })),
    ONE_ERROR_FROM,
  )
}
