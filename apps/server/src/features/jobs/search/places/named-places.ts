import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { regionOfKey } from './place-words.ts'

/** A place with open jobs, by one of its keys. */
export interface NamedPlace {
  readonly key: string
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The places that contain this place. Empty for a country found by its part of the world. */
  readonly above: readonly string[]
  /** The approximate number of open jobs. */
  readonly jobs: number
}

const jobsOf = sql`coalesce((
  select sum(jobs) from job_count where dimension = 'place' and key = place.id::text), 0)::integer as jobs`
const hasJobs = sql`exists (select from job_area where job_area.place_id = place.id)`

/**
 * Returns the places with open jobs that each of these keys names, by key, most jobs first. A key that names a part of
 * the world also has its countries.
 */
export async function namedPlaces(
  { db }: Context,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedPlace[]>> {
  if (keys.length === 0) return new Map()
  const parts = keys.flatMap((key) => {
    const region = regionOfKey(key)
    return region ? region.countries.map((country) => ({ key, country })) : []
  })
  const { rows } = await sql<NamedPlace>`
    select place_name.key, place.id, place.slug, place.name, array(
      select ancestor_id from place_ancestor where place_ancestor.place_id = place.id) as above, ${jobsOf}
    from place_name join place on place.id = place_name.place_id
    where place_name.key = any(${keys}::text[]) and ${hasJobs}
    union all
    select part.key, place.id, place.slug, place.name, '{}', ${jobsOf}
    from unnest(${parts.map(({ key }) => key)}::text[], ${parts.map(({ country }) => country)}::text[])
      as part (key, country)
    join place on place.country = part.country and place.locality is null and place.region is null
    where ${hasJobs}
    order by jobs desc, slug`.execute(db)
  return Map.groupBy(rows, ({ key }) => key)
}
