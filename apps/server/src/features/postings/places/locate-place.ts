import { ancestorsOf, type CanonicalPlace, canonicalPlace } from './canonical-place.ts'
import { splitPlace } from './split-place.ts'
import { cityIn } from './unambiguous-city.ts'

/** A place with the slugs of the places that contain it, smallest first. */
export interface LocatedPlace extends CanonicalPlace {
  readonly within: readonly string[]
}

/** Countries in which a city's address includes its state. */
const statesInAddresses = new Set(['US', 'CA'])

/** Returns the place that a text such as "Kiel, Germany" or "Bavaria" names; null if it is not in a known country. */
export function locateText(text: string): LocatedPlace | null {
  return locate(splitPlace(text))
}

/**
 * Returns the place of a person's address; null if its country is unknown. If the country has a city with the name in
 * the city field, the name means that city, not a state.
 */
export function locateAddress(address: {
  readonly city: string
  readonly region: string
  /** The ISO 3166-1 alpha-2 code; empty if unknown. */
  readonly country: string
}): LocatedPlace | null {
  const country = address.country.toUpperCase() || null
  const city = country === null ? null : cityIn(address.city, country)
  if (city !== null && country !== null) {
    const region = statesInAddresses.has(country) ? city.region : null
    return locate({ locality: city.name, region, country, asWritten: address.city })
  }
  return locate(splitPlace([address.city, address.region].filter((part) => part !== '').join(', '), country))
}

function locate(posted: ReturnType<typeof splitPlace>): LocatedPlace | null {
  if (posted === null || posted.country === null) return null
  const place = canonicalPlace(posted)
  return { ...place, within: ancestorsOf(place).map(({ slug }) => slug) }
}
