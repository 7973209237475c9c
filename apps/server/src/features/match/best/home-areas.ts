import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { placesAround } from '../../jobs/index.ts'
import { countriesOf, type MatchMember, type MatchPlace } from '../scoring/facts.ts'
import { NEAR_KM, REACH_KM } from '../scoring/reach.ts'

/**
 * The ids of places that decide whether a job is in a member's reach. A job's areas are its places and the places that
 * contain them.
 */
export interface HomeAreas<Id = string> {
  /** All countries. A job that is in none of them has no place, or only places whose country is unknown. */
  readonly countries: readonly Id[]
  readonly near: readonly Id[]
  /**
   * Cities in reach of the home, and cities in its country at an unknown distance. If the home's coordinates are
   * unknown, the country.
   */
  readonly inReach: readonly Id[]
  /** The country of the home. */
  readonly country: readonly Id[]
  /** The home's country and that country's regions. A job that names only such places may be anywhere within them. */
  readonly wide: readonly Id[]
  /**
   * The country of the home and the countries of the places to move to. A remote job can be done from anywhere in its
   * country.
   */
  readonly remoteFrom: readonly Id[]
  /**
   * The places to which the member would move, with the cities around a city and the countries of a part of the world.
   */
  readonly moveTo: readonly Id[]
}

const MOST_UNKNOWN = 2_000

/** Returns the places around a member's home and the places where they would move. */
export async function homeAreas(
  db: Database,
  { home, moveTo }: Pick<MatchMember, 'home' | 'moveTo'>,
): Promise<HomeAreas> {
  const [ownAreas, goals] = await Promise.all([home === null ? nowhere : areasOf(db, home), goalAreas(db, moveTo)])
  return { ...ownAreas, remoteFrom: [...ownAreas.country, ...goals.countries], moveTo: goals.places }
}

type OwnAreas = Omit<HomeAreas, 'moveTo' | 'remoteFrom'>

const nowhere: OwnAreas = { countries: [], near: [], inReach: [], country: [], wide: [] }

async function areasOf(db: Database, home: MatchPlace): Promise<OwnAreas> {
  const isHome = sql`(slug = ${home.slug} or lower(locality) = ${home.locality ?? ''})`
  const [near, around, { rows }] = await Promise.all([
    placesNear(db, home, NEAR_KM),
    placesNear(db, home, REACH_KM),
    sql<{ id: string; kind: 'abroad' | 'country' | 'region' | 'city' | 'unknown' }>`
      select id, case when country <> ${home.country} then 'abroad' when locality is null and region is null then 'country'
        when locality is null then 'region' when ${isHome} then 'city' else 'unknown' end as kind
      from place where country is not null and (
        locality is null and region is null
        or country = ${home.country} and (locality is null or latitude is null or ${isHome}))
      order by locality is not null, id limit ${sql.lit(MOST_UNKNOWN)}`.execute(db),
  ])
  const idsOf = (...kinds: (typeof rows)[number]['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const country = idsOf('country')
  return {
    countries: idsOf('abroad', 'country'),
    near: [...new Set([...near, ...idsOf('city')])],
    // If the home's coordinates are unknown, so are all distances within its country.
    inReach: home.latitude === null ? country : [...new Set([...around, ...idsOf('city', 'unknown')])],
    country,
    wide: idsOf('country', 'region'),
  }
}

async function goalAreas(db: Database, goals: readonly MatchPlace[]) {
  if (goals.length === 0) return { places: [], countries: [] }
  const codes = goals.flatMap(countriesOf)
  const parts = goals.flatMap(({ worldPart }) => worldPart)
  const [{ rows }, ...around] = await Promise.all([
    sql<{ id: string; isGoal: boolean }>`
      select id, slug = any(${goals.map(({ slug }) => slug)}::text[])
        or (country = any(${parts}::text[]) and locality is null and region is null) as "isGoal"
      from place
      where slug = any(${goals.map(({ slug }) => slug)}::text[])
        or (country = any(${codes}::text[]) and locality is null and region is null)`.execute(db),
    ...goals.filter(({ locality }) => locality !== null).map((goal) => placesNear(db, goal, REACH_KM)),
  ])
  return {
    places: [...new Set([...rows.filter(({ isGoal }) => isGoal).map(({ id }) => id), ...around.flat()])],
    // May include cities and regions, which `places` contains anyway.
    countries: rows.map(({ id }) => id),
  }
}

async function placesNear(
  db: Database,
  { latitude, longitude }: MatchPlace,
  kilometres: number,
): Promise<readonly string[]> {
  return latitude === null || longitude === null ? [] : placesAround(db, { latitude, longitude }, kilometres)
}
