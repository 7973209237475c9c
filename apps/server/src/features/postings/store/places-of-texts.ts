import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { canonicalPlace } from '../places/canonical-place.ts'
import { findOrCreatePlaces } from '../places/find-or-create-places.ts'
import { readPlainJob } from '../sources/plain/read-plain-job.ts'

/** Returns the places that texts such as "Kiel, Germany" name, read like a posting's places. Creates missing places. */
export async function placesOfTexts(
  ctx: Context,
  tx: Tx,
  texts: readonly string[],
): Promise<{ slug: string; name: string }[]> {
  const item = readPlainJob(Object.entries({ key: 'places', title: 'Places', places: texts }), null)
  const places = 'posting' in item ? item.posting.places.map(({ value }) => canonicalPlace(value)) : []
  await findOrCreatePlaces(ctx, tx, places)
  return [...new Map(places.map(({ slug, name }) => [slug, { slug, name }])).values()]
}
