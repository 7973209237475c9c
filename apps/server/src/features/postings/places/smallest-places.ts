import type { PostedPlace, Sourced } from '../posting.ts'
import { ancestorsOf, canonicalPlace } from './canonical-place.ts'

/**
 * Leaves out places that contain others of the list: "Dublin" and "Ireland" are one place, written by a source that
 * lists its parts. The remaining ones record the omitted words. Not for remote jobs, which may be done anywhere in a
 * country and in its city.
 */
export function smallestPlaces(places: readonly Sourced<PostedPlace>[]): readonly Sourced<PostedPlace>[] {
  if (places.length < 2) return places
  const located = places.map((place) => {
    const canonical = canonicalPlace(place.value)
    return { place, slug: canonical.slug, above: new Set(ancestorsOf(canonical).map(({ slug }) => slug)) }
  })
  const enclosing = located.filter(({ slug }) => located.some(({ above }) => above.has(slug)))
  if (enclosing.length === 0) return places
  return located
    .filter((one) => !enclosing.includes(one))
    .map(({ place, above }) => {
      const beside = enclosing.filter(({ slug }) => above.has(slug))
      if (beside.length === 0) return place
      const quote = [place, ...beside.map((each) => each.place)].map(({ value }) => value.asWritten).join(', ')
      return { ...place, rule: 'smallest-place' as const, quote }
    })
}
