import type { PostedPlace, Sourced } from '../posting.ts'
import { ancestorsOf, canonicalPlace } from './canonical-place.ts'

/**
 * Removes places that contain others of the list: "Dublin" and "Ireland" are one place, written by a source that lists
 * its parts. The remaining places record the omitted words. Not for remote jobs, which may be done both anywhere in a
 * country and in one of its cities.
 */
export function smallestPlaces(places: readonly Sourced<PostedPlace>[]): readonly Sourced<PostedPlace>[] {
  if (places.length < 2) return places
  const locatedPlaces = places.map((place) => {
    const canonical = canonicalPlace(place.value)
    return { place, slug: canonical.slug, above: new Set(ancestorsOf(canonical).map(({ slug }) => slug)) }
  })
  const enclosingPlaces = locatedPlaces.filter(({ slug }) => locatedPlaces.some(({ above }) => above.has(slug)))
  if (enclosingPlaces.length === 0) return places
  return locatedPlaces
    .filter((one) => !enclosingPlaces.includes(one))
    .map(({ place, above }) => {
      const enclosingInList = enclosingPlaces.filter(({ slug }) => above.has(slug))
      if (enclosingInList.length === 0) return place
      const quote = [place, ...enclosingInList.map((each) => each.place)].map(({ value }) => value.asWritten).join(', ')
      return { ...place, rule: 'smallest-place' as const, quote }
    })
}
