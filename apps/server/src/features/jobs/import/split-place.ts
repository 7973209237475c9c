import type { PostedPlace } from '../posting.ts'
import { cleanLine } from './clean-text.ts'
import { countryCodeOf, isCountryCode, isLargerThanCountry, placeKey } from './countries.ts'
import { type Region, regionName, regionOfCode, regionOfName } from './regions.ts'
import { hasTimeZoneCity } from './time-zone-cities.ts'
import { withoutWorkTypeWords } from './work-type-of-text.ts'

/** Postal codes that people write as often for the country of the same letters (`Berlin, DE`): the city must settle it. */
const contestedCodes = new Set(['AR', 'DE', 'ID', 'IL', 'IN', 'PE', 'SK'])
/** Regions whose bare name is also a city or a country. */
const contestedNames = new Set(['georgia', 'new york', 'washington'])
const nowhere =
  /^(?:n\/?a|tbd|tba|none|-+|various(?: locations)?|multiple(?: locations)?|flexible|other|unknown|location)$/i

const separators = /\s*(?:[;|•\n]|\s\/\s|\s+or\s+|(?<=\p{L}{3})\/(?=\p{L}{3}))\s*/u

/** The places of a free text that names one or several (`New York, NY; London, UK`), each as its own text. */
export function separatePlaces(text: string): string[] {
  return text
    .split(separators)
    .map(cleanLine)
    .filter((part) => part !== '')
}

/**
 * One place out of the words of a posting. Country, American state, Canadian province and British nation are told by name
 * or code; what has more than one reading stays as written with all parts null. Words for a work type are no place:
 * `Remote, Italy` is Italy, and `Remote` alone gives null.
 *
 * `hint` is the country that the source names elsewhere for this very place (ISO code); it settles what the text leaves open.
 */
export function splitPlace(text: string, hint: string | null = null): PostedPlace | null {
  const asWritten = withoutWorkTypeWords(cleanLine(text))
  if (asWritten === '' || nowhere.test(asWritten))
    return hint === null ? null : place(null, null, hint, cleanLine(text))
  if (isLargerThanCountry(asWritten)) return place(null, null, null, asWritten)

  const parts = asWritten
    .replace(/\s*\(([^()]*)\)$/, ', $1')
    .split(/\s*,\s*|\s+[-–—]\s+/)
    .filter((part) => part !== '')
  const read = readParts(parts, hint, asWritten) ?? readParts(parts.toReversed(), hint, asWritten)
  if (read !== null) return read
  const [only] = parts
  if (hint !== null && only !== undefined && parts.length === 1) return place(only, null, hint, asWritten)
  return place(null, null, null, asWritten)
}

/** Reads parts that go from the smallest to the largest; null when the last one says nothing for certain. */
function readParts(parts: readonly string[], hint: string | null, asWritten: string): PostedPlace | null {
  const last = parts.at(-1)
  const before = parts.at(-2) ?? null
  if (last === undefined || parts.length > 3) return null

  const ending = readEnding(last, before, hint)
  if (ending === null) return null
  if ('region' in ending) {
    if (parts.length > 2) return null
    return place(before, ending.region.name, ending.region.country, asWritten)
  }
  const { country } = ending
  if (before === null) return place(null, null, country, asWritten)
  if (parts.length === 3) return place(parts[0] ?? null, regionName(before, country), country, asWritten)
  const region = regionOfCode(before) ?? regionOfName(before)
  return region?.country === country
    ? place(null, region.name, country, asWritten)
    : place(before, null, country, asWritten)
}

/** What the last part of a place stands for: a country, a region that implies its country, or null when that is open. */
function readEnding(
  last: string,
  before: string | null,
  hint: string | null,
): { country: string } | { region: Region } | null {
  const country = countryCodeOf(last)
  const region = regionOfCode(last) ?? regionOfName(last)
  if (region === null) return country === null ? null : { country }
  const named = regionOfName(last) !== null
  if (country === null) {
    const open = before === null && (!named || contestedNames.has(placeKey(last)))
    return open && hint !== region.country ? null : { region }
  }

  if (hint !== null) return hint === country ? { country } : hint === region.country ? { region } : null
  if (before !== null && hasTimeZoneCity(country, before)) return { country }
  if (before !== null && hasTimeZoneCity(region.country, before)) return { region }
  if (named || before === null || contestedCodes.has(last)) return null
  return last === 'NL' ? { country } : { region }
}

/** A place whose parts a source gives apart (schema.org `PostalAddress`); null when no part says anything. */
export function placeOfAddress(address: {
  locality?: string | null | undefined
  region?: string | null | undefined
  country?: string | null | undefined
}): PostedPlace | null {
  const [locality, region, named] = [address.locality, address.region, address.country].map(
    (part) => cleanLine(part ?? '') || null,
  )
  const asWritten = [locality, region, named].filter((part) => part != null).join(', ')
  const code = named == null ? null : countryCodeOf(named)
  const country = code !== null && isCountryCode(code) ? code : null
  if (asWritten === '') return null
  if (country === null) return locality == null ? null : place(locality, region ?? null, null, asWritten)
  return place(locality ?? null, region == null ? null : regionName(region, country), country, asWritten)
}

function place(locality: string | null, region: string | null, country: string | null, asWritten: string): PostedPlace {
  return { locality, region, country, asWritten }
}
