import type { Place } from '@rise/contract/jobs'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

/**
 * The ids of these places by slug; those not met before are added. Safe beside other imports: whoever comes second
 * waits and takes the first one's row; all insert in the order of the slugs, so that none waits in a circle.
 */
export async function findOrCreatePlaces(
  ctx: Context,
  tx: Tx,
  places: readonly Place[],
): Promise<ReadonlyMap<string, string>> {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const known = await idsOfSlugs(tx, [...bySlug.keys()])
  const missing = [...bySlug.values()].filter(({ slug }) => !known.has(slug))
  if (missing.length === 0) return known

  const rows = missing
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map(({ slug, name, locality, region, country }) => ({ id: ctx.newId(), slug, name, locality, region, country }))
  await tx
    .insertInto('place')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  return idsOfSlugs(tx, [...bySlug.keys()])
}

async function idsOfSlugs(tx: Tx, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await tx.selectFrom('place').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
