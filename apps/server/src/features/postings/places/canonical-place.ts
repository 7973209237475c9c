import { createHash } from 'node:crypto'
import type { Place } from '@rise/contract/jobs/shapes'
import { slugify } from '../../../platform/slugs/slug.ts'
import type { PostedPlace } from '../posting.ts'
import { shorten } from '../text/clean-text.ts'
import { countryCodes, countryName, isCountryCode, placeKey } from './countries.ts'
import type { City } from './gazetteer.ts'
import { regionName, regionOfName } from './regions.ts'
import { cityIn } from './unambiguous-city.ts'

const longest = 100
/** Countries in which a city's slug includes its state, so that it never equals the state's. */
const statesInAddresses = new Set(['US', 'CA'])

/** A place with the coordinates of its city, in degrees; null for larger places and those not in the gazetteer. */
export interface CanonicalPlace extends Place {
  readonly latitude: number | null
  readonly longitude: number | null
}

/**
 * Returns the one place that a posted place stands for: equal slugs mean the same place, whatever the source.
 *
 * - A country is its English name: `united-states`, `south-korea`.
 * - A place in a known country is locality, region (its full name, where needed) and country code: `austin-texas-us`,
 *   `california-us`, `leipzig-de`, `springfield-us`.
 * - Anything else is its own words: `europe`, `bay-area`. If these look like one of the first two (`berlin-de`,
 *   `georgia`), `-as-written` is added, so that a place in an unknown country never passes for one in a known country.
 *
 * Words without a Latin letter, and words too long, get a short hash of themselves instead of or after their slug.
 */
export function canonicalPlace(posted: PostedPlace): CanonicalPlace {
  const place = namedPlace(posted)
  const { locality, region, country } = place
  if (posted.latitude != null && posted.longitude != null) {
    return { ...place, latitude: posted.latitude, longitude: posted.longitude }
  }
  const city = locality === null || country === null ? null : gazetteerCity(locality, region, country)
  return { ...place, latitude: city?.latitude ?? null, longitude: city?.longitude ?? null }
}

/**
 * Returns the places that contain one, smallest first, as a job posted there would have them: for a city its region (if
 * its words or the gazetteer name one) and its country, for a region its country; none for a country or an unknown
 * place. A region named like a city in it (Hamburg, São Paulo) is left out: that city has its slug.
 */
export function ancestorsOf({ locality, region, country }: Place): CanonicalPlace[] {
  if (country === null || (locality === null && region === null)) return []
  const above = locality === null ? null : (region ?? gazetteerCity(locality, null, country)?.region ?? null)
  const isCity = above !== null && !statesInAddresses.has(country) && cityIn(above, country) !== null
  const regions = above === null || isCity ? [null] : [above, null]
  const asWritten = countryName(country)
  return regions.map((each) => canonicalPlace({ locality: null, region: each, country, asWritten }))
}

function gazetteerCity(locality: string, region: string | null, country: string): City | null {
  return cityIn(locality, country, region) ?? (region === null ? null : cityIn(locality, country))
}

function namedPlace(posted: PostedPlace): Place {
  const { country } = posted
  if (country === null) {
    const words = shorten(
      [posted.locality, posted.region].filter((part) => part !== null).join(', ') || posted.asWritten,
      200,
    )
    return { slug: slugAsWritten(words), name: words, locality: posted.locality, region: posted.region, country }
  }
  let { locality } = posted
  let region = posted.region === null ? null : regionName(posted.region, country)
  if (locality !== null && region === null) {
    const namesakeRegion = regionOfName(locality)
    if (namesakeRegion?.country === country) [locality, region] = [null, namesakeRegion.name]
    else if (placeKey(locality) === placeKey(countryName(country, 'short'))) locality = null
  }
  if (locality !== null) region = regionInAddress(locality, region, country)
  if (locality === null && region === null) {
    return { slug: slugOf(countryName(country)), name: countryName(country), locality, region, country }
  }
  const parts = [locality, region].filter((part) => part !== null)
  return {
    slug: withinLength(`${parts.map(slugOf).join('-')}-${country.toLowerCase()}`),
    name: shorten([...parts, countryName(country, 'short')].join(', '), 200),
    locality,
    region,
    country,
  }
}

/**
 * Returns the region in a city's address. One city, one address: in most countries a city that outshines its namesakes
 * has no region, whether a source states it or not; where cities go by their states it always has one.
 */
function regionInAddress(locality: string, region: string | null, country: string): string | null {
  const city = cityIn(locality, country)
  if (city === null) return region
  if (statesInAddresses.has(country)) return region ?? city.region
  const regionKey = region === null ? null : placeKey(region)
  return regionKey === placeKey(city.region ?? '') || regionKey === placeKey(locality) ? null : region
}

function slugAsWritten(words: string): string {
  const slug = withinLength(slugOf(words))
  const lastWord = slug.slice(slug.lastIndexOf('-') + 1)
  const looksKnown = isCountryCode(lastWord.toUpperCase()) || countrySlugs().has(slug)
  return looksKnown ? `${slug}-as-written` : slug
}

let slugs: ReadonlySet<string> | undefined
function countrySlugs(): ReadonlySet<string> {
  slugs ??= new Set(countryCodes.map((code) => slugOf(countryName(code))))
  return slugs
}

function slugOf(words: string): string {
  return slugify(words) || shortHash(words)
}

function withinLength(slug: string): string {
  return slug.length <= longest ? slug : `${slug.slice(0, longest - 9).replace(/-+$/, '')}-${shortHash(slug)}`
}

function shortHash(words: string): string {
  return createHash('sha256').update(words.normalize('NFC').toLowerCase()).digest('hex').slice(0, 8)
}
