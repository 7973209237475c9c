import { ancestorsOf, type CanonicalPlace, canonicalPlace } from './canonical-place.ts'
import { splitPlace } from './split-place.ts'
import { cityIn } from './unambiguous-city.ts'

/** A place with the slugs of the places that contain it, smallest first. */
export interface LocatedPlace extends CanonicalPlace {
  readonly within: readonly string[]
}

/** Countries where states are part of a city's address. */
const statesInAddresses = new Set(['US', 'CA'])

/** Returns the place that a text such as "Kiel, Germany" or "Bavaria" names; null unless it is in a known country. */
export function locateText(text: string): LocatedPlace | null {
  return locate(splitPlace(text))
}

/**
 * Returns the place of a person's address; null if it doesn't state the country. A name alone in the city field is the
 * city, not the state with that name.
 */
export function locateAddress(address: {
  readonly city: string
  readonly region: string
  /** ISO 3166-1 alpha-2; empty if unknown. */
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
