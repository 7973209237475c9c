import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

const EARTH_RADIUS_KM = 6_371
const KM_A_DEGREE = 111
/** The maximum number of cities to return. */
const MOST_PLACES = 2_000

/**
 * Returns the ids of the cities within a great-circle distance (haversine), nearest first. A city counts if its centre
 * is within; regions and countries never count.
 */
export async function placesAround(
  db: Database,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  kilometres: number,
): Promise<string[]> {
  const degrees = kilometres / KM_A_DEGREE + 0.1
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, 2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
        sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(latitude))
          * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2
      ))) as distance
      from place
      where locality is not null and latitude between ${latitude - degrees} and ${latitude + degrees}
    ) as near
    where distance <= ${kilometres} order by distance, id limit ${sql.lit(MOST_PLACES)}`.execute(db)
  return rows.map(({ id }) => id)
}
