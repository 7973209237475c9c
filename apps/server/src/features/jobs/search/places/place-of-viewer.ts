import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import type { Viewer } from '../../../connections/index.ts'
import { placeNameKey } from './place-name-key.ts'
import { placesAround } from './places-around.ts'

/** The radius of “near me”, in kilometres: a usual distance to commute. */
const NEAR_KM = 50

/**
 * Returns the city stated in a professional's story, with the places near it. Null if the viewer has no story with a
 * city, or if the city isn't among our places or could be two of them: a person's location is never guessed.
 */
export async function placeOfViewer({ db }: Context, viewer: Viewer) {
  if (viewer.kind !== 'member') return null
  const story = await sql<{ city: string | null; country: string | null }>`
    select resume #>> '{basics,location,city}' as city, upper(resume #>> '{basics,location,countryCode}') as country
    from story where actor_id = ${viewer.actorId}`.execute(db)
  const [{ city, country } = { city: null, country: null }] = story.rows
  if (!city) return null
  const { rows } = await sql<{
    id: string
    slug: string
    name: string
    latitude: number | null
    longitude: number | null
  }>`
    select place.id, place.slug, place.name, place.latitude, place.longitude
    from place_name join place on place.id = place_name.place_id
    where place_name.key = ${placeNameKey(city)} and place.locality is not null
      and (${country}::text is null or place.country = ${country})
    limit 2`.execute(db)
  const [place, another] = rows
  // If two places have the same name, neither is used.
  if (!place || another) return null
  const { id, slug, name, latitude, longitude } = place
  const around = latitude === null || longitude === null ? [] : await placesAround(db, { latitude, longitude }, NEAR_KM)
  return { slug, name, ids: [...new Set([id, ...around])] }
}
