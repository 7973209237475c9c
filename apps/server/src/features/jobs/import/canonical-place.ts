import { createHash } from 'node:crypto'
import type { Place } from '@rise/contract/jobs'
import { slugify } from '../../../platform/slug.ts'
import type { PostedPlace } from '../posting.ts'
import { shorten } from './clean-text.ts'
import { countryCodes, countryName, isCountryCode, placeKey } from './countries.ts'
import { regionName, regionOfName } from './regions.ts'

const longest = 100

/**
 * The one place that a posted place stands for: equal slugs mean the same place, whatever source it comes from.
 *
 * - A country is its English name: `united-states`, `south-korea`.
 * - A place in a known country is locality, region (its full name) and country code: `austin-texas-us`, `california-us`,
 *   `seoul-kr`.
 * - Anything else is its own words: `europe`, `bay-area`. When these look like one of the first two (`berlin-de`,
 *   `georgia`), `-as-written` is added, so that a place whose country is not known never passes for one whose is.
 *
 * Words without a Latin letter, and words too long, get a short hash of themselves instead of or after their slug.
 */
export function canonicalPlace(posted: PostedPlace): Place {
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
    const named = regionOfName(locality)
    if (named?.country === country) [locality, region] = [null, named.name]
    else if (placeKey(locality) === placeKey(countryName(country, 'short'))) locality = null
  }
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
