import type { MatchPlace } from '../apps/server/src/features/match/scoring/facts.ts'
import { locateAddress } from '../apps/server/src/features/postings/places/locate-place.ts'

/** Returns a place as an import would store it. */
export function locatedPlace(locality: string | null, country: string | null): MatchPlace {
  const placeText = [locality, country].filter((part) => part !== null).join(', ')
  const place = country === null ? null : locateAddress({ city: locality ?? '', region: '', country })
  if (place !== null) return { ...place, worldPart: [] }
  return {
    name: placeText,
    slug: placeText,
    within: [],
    locality,
    country,
    worldPart: [],
    latitude: null,
    longitude: null,
  }
}
