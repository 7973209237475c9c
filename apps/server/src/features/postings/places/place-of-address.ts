import type { PostedPlace } from '../posting.ts'
import { cleanLine } from '../text/clean-text.ts'
import { cityOfCjk } from './cjk-city.ts'
import { countryCodeOf, isCountryCode } from './countries.ts'
import { knownRegion, makePlace, nameIn } from './place-parts.ts'

/**
 * Returns a place from separate parts (schema.org `PostalAddress`); null if no part has a meaning. A region's code is
 * read as its name, so that `Milano, MI, IT` is the same place as `Milan, Italy`. A code that the country doesn't have
 * is ignored.
 */
export function placeOfAddress(address: {
  locality?: string | null | undefined
  region?: string | null | undefined
  country?: string | null | undefined
}): PostedPlace | null {
  const [locality = null, region = null, countryName = null] = [address.locality, address.region, address.country].map(
    (part) => cleanLine(part ?? '') || null,
  )
  const asWritten = [locality, region, countryName].filter((part) => part !== null).join(', ')
  const code = countryName === null ? null : countryCodeOf(countryName)
  const country = code !== null && isCountryCode(code) ? code : null
  if (asWritten === '') return null
  if (country === null) return locality === null ? null : makePlace(locality, region, null, asWritten)
  const regionName = region === null ? null : knownRegion(region, country)
  const writtenRegion = region === null || /^[\p{Lu}\d]{1,3}$/u.test(region) ? null : region
  if (locality === null) return makePlace(null, regionName ?? region, country, asWritten)
  const city = cityOfCjk(locality)
  const name = city?.country === country ? city.name : nameIn(locality, country, regionName)
  return makePlace(name, regionName ?? writtenRegion, country, asWritten)
}
