import { createHash } from 'node:crypto'
import type { Place } from '@rise/contract/jobs/shapes'
import { slugify } from '../../../platform/slugs/slug.ts'
import type { PostedPlace } from '../posting.ts'
import { shorten } from '../text/clean-text.ts'
import { countryCodes, countryName, isCountryCode, placeKey } from './countries.ts'
import type { City } from './gazetteer.ts'
import { regionName, regionOfName } from './regions.ts'
import { cityIn } from './unambiguous-city.ts'

const longestSlug = 100
/** Countries in which a city's slug includes its state, so that it never equals the slug of the state. */
const statesInAddresses = new Set(['US', 'CA'])

/**
 * A place with its coordinates in degrees: those that the source states, otherwise those of its city in the gazetteer,
 * otherwise null.
 */
export interface CanonicalPlace extends Place {
  readonly latitude: number | null
  readonly longitude: number | null
}

/**
 * Returns the canonical place of a posted place. Equal slugs mean the same place, whatever the source.
 *
 * - A country has its English name: `united-states`, `south-korea`.
 * - A place in a known country has locality, region (its full name, where needed) and country code: `austin-texas-us`,
 * `california-us`, `leipzig-de`, `springfield-us`.
 * - Any other place has its own words: `europe`, `bay-area`. If these look like one of the first two (`berlin-de`,
 * `georgia`), `-as-written` is added, so that a place in an unknown country is never taken for one in a known country.
 *
 * Words without a Latin letter are replaced by a short hash; long words are cut, and the hash is added.
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
 * Returns the places that contain a place, smallest first. A city has its region (if its words or the gazetteer name
 * one) and its country, a region has its country, and a country or an unknown place has none. A region named like a
 * city in its country (Hamburg, São Paulo) is left out, because that city has its slug; in the US and Canada, the slugs
 * differ.
 */
export function ancestorsOf({ locality, region, country }: Place): CanonicalPlace[] {
  if (country === null || (locality === null && region === null)) return []
  const containingRegion = locality === null ? null : (region ?? gazetteerCity(locality, null, country)?.region ?? null)
  const isCity =
    containingRegion !== null && !statesInAddresses.has(country) && cityIn(containingRegion, country) !== null
  const regions = containingRegion === null || isCity ? [null] : [containingRegion, null]
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
 * Returns the region in a city's address, so that each city has one address. Where cities are named with their states,
 * a known city always has its region. Elsewhere, a city much larger than its namesakes has no region, whether or not a
 * source states it. A region other than the city's stays, because it names another place.
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
  return slug.length <= longestSlug ? slug : `${slug.slice(0, longestSlug - 9).replace(/-+$/, '')}-${shortHash(slug)}`
}

function shortHash(words: string): string {
  return createHash('sha256').update(words.normalize('NFC').toLowerCase()).digest('hex').slice(0, 8)
}
