import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ancestorsOf, type CanonicalPlace } from './canonical-place.ts'
import { namePlaces } from './name-places.ts'

/** The maximum number of places to name in a transaction. Further places without names are left to the task. */
const MOST_NAMED = 100

/**
 * Returns the ids of these places by slug. Creates missing places, with their coordinates and the region and country
 * that contain them. Safe under concurrent imports: a second import waits and uses the first one's row. All imports
 * insert in the order of the slugs, to avoid deadlocks.
 */
export async function findOrCreatePlaces(
  ctx: Context,
  tx: Tx,
  places: readonly CanonicalPlace[],
): Promise<ReadonlyMap<string, string>> {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const existingIds = await idsOfSlugs(tx, [...bySlug.keys()])
  const newPlaces = [...bySlug.values()].filter(({ slug }) => !existingIds.has(slug))
  if (newPlaces.length === 0) return existingIds

  const ancestry = newPlaces.map((place) => ({ place, ancestors: ancestorsOf(place) }))
  await insertPlaces(ctx, tx, [...newPlaces, ...ancestry.flatMap(({ ancestors }) => ancestors)])
  // A region created along with a city belongs to its country, too.
  const chains = ancestry.map(({ place, ancestors }) => [place, ...ancestors].map(({ slug }) => slug))
  const pairs = chains.flatMap((chain) =>
    chain.flatMap((slug, at) => chain.slice(at + 1).map((ancestor) => [slug, ancestor] as const)),
  )
  await insertAncestors(tx, pairs)
  await namePlaces(tx, MOST_NAMED)
  return idsOfSlugs(tx, [...bySlug.keys()])
}

async function insertPlaces(ctx: Context, tx: Tx, places: readonly CanonicalPlace[]): Promise<void> {
  const distinct = [...new Map(places.map((place) => [place.slug, place])).values()]
  await tx
    .insertInto('place')
    .values(
      distinct
        .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
        .map(({ slug, name, locality, region, country, latitude, longitude }) => ({
          id: ctx.newId(),
          ...{ slug, name, locality, region, country, latitude, longitude },
        })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

/** Inserts pairs of slugs: of a place, and of a place that contains it. */
async function insertAncestors(tx: Tx, pairs: readonly (readonly [string, string])[]): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    insert into place_ancestor (place_id, ancestor_id)
    select place.id, ancestor.id
    from unnest(${pairs.map(([slug]) => slug)}::text[], ${pairs.map(([, slug]) => slug)}::text[]) as pair (slug, above)
    join place on place.slug = pair.slug
    join place as ancestor on ancestor.slug = pair.above
    where place.id <> ancestor.id
    order by 1, 2
    on conflict do nothing`.execute(tx)
}

async function idsOfSlugs(tx: Tx, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await tx.selectFrom('place').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
