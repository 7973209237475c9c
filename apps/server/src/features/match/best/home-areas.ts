import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { placesAround } from '../../jobs/index.ts'
import type { MatchPlace } from '../scoring/facts.ts'

const NEAR_KM = 40

/** The ids of the places around a member's home, and of its country. */
export async function homeAreas(
  db: Database,
  home: MatchPlace | null,
): Promise<{ readonly near: readonly string[]; readonly country: readonly string[] }> {
  if (home === null) return { near: [], country: [] }
  const { latitude, longitude, name, country } = home
  const [around, { rows }] = await Promise.all([
    latitude === null || longitude === null ? [] : placesAround(db, { latitude, longitude }, NEAR_KM),
    sql<{ id: string; isCity: boolean }>`
      select id, locality is not null as "isCity" from place
      where country = ${country} and (lower(locality) = lower(${name}) or (locality is null and region is null))`.execute(
      db,
    ),
  ])
  const cities = rows.filter(({ isCity }) => isCity).map(({ id }) => id)
  return {
    near: [...new Set([...around, ...cities])],
    country: rows.filter(({ isCity }) => !isCity).map(({ id }) => id),
  }
}
