import type { PostedPlace } from '../posting.ts'
import { divisionOf } from './divisions.ts'
import type { City } from './gazetteer.ts'
import { regionName } from './regions.ts'
import { cityIn } from './unambiguous-city.ts'

/** Creates a place from its parts. */
export function makePlace(
  locality: string | null,
  region: string | null,
  country: string | null,
  asWritten: string,
): PostedPlace {
  return { locality, region, country, asWritten }
}

/**
 * Returns the place for a city that was recognised by its name. In the United States and Canada, it includes the
 * region, as addresses there do.
 */
export function placeOfCity({ name, region, country }: City, asWritten: string): PostedPlace {
  return makePlace(name, country === 'US' || country === 'CA' ? region : null, country, asWritten)
}

/**
 * Returns a city's usual English name (`München` is Munich). Returns the text itself if it isn't in the gazetteer, and
 * null if it begins or ends with a number, as a street does.
 */
export function nameIn(words: string, country: string, region: string | null): string | null {
  if (/^\d|\d$/.test(words)) return null
  return cityIn(words, country, region)?.name ?? words
}

/**
 * Returns a region's full English name (`BY` in Germany is Bavaria); null if the country has no region with this name
 * or code.
 */
export function knownRegion(words: string, country: string): string | null {
  const name = regionName(words, country)
  return name === words ? divisionOf(words, country) : name
}
