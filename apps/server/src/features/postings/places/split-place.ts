import { withoutWorkTypeWords } from '../facts/work-type-of-text.ts'
import type { PostedPlace } from '../posting.ts'
import { cleanLine } from '../text/clean-text.ts'
import { countryCodeOf, isCountryCode, isLargerThanCountry } from './countries.ts'
import { divisionOf, divisionsOfWords } from './divisions.ts'
import { type City, citiesNamed } from './gazetteer.ts'
import { isContested, readEnding } from './place-ending.ts'
import { regionName, regionOfCode, regionOfName } from './regions.ts'
import { cityIn, isPartOf, toldCity } from './told-city.ts'

const nowhere =
  /^(?:n\/?a|tbd|tba|none|-+|various(?: locations)?|multiple(?: locations)?|flexible|other|unknown|location)$/i
/** A region alone is recognised even if a town of at most this many inhabitants shares its name. */
const smallNamesake = 20_000
/** A text longer than this is not a single place. */
const longest = 200

const separators = /\s*(?:[;|•\n]|\s\/\s|\s+or\s+|\s+OR\s+(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})\/(?=\p{L}{3}))\s*/u

/** Splits a free text that names one or several places (`New York, NY; London, UK`, `Munich, Zurich`). */
export function separatePlaces(text: string): string[] {
  return text
    .slice(0, 2_000)
    .split(separators)
    .map(cleanLine)
    .filter((part) => part !== '')
    .flatMap((part) => citiesInRow(part) ?? [part])
}

/** `Munich, Zurich` are two cities: the name alone identifies each, and neither is in what comes after it. */
function citiesInRow(text: string): string[] | null {
  const parts = text.split(/\s*,\s*|\s+(?:and|und|et|y|&)\s+/)
  if (parts.length < 2 || parts.length > 20) return null
  const areCities = parts.every((part, index) => {
    const next = parts[index + 1]
    if (countryCodeOf(part) !== null || toldCity(part) === null) return false
    if (next === undefined) return true
    const region = regionOfName(next) ?? divisionsOfWords(next)[0]
    return region === undefined || cityIn(part, region.country, region.name) === null
  })
  return areCities ? parts : null
}

/**
 * Returns the place that a posting's words name. Countries, and regions of larger countries, are recognised by name or
 * code, a city alone if it dwarfs its namesakes; an ambiguous place stays as written with all parts null. Words for a
 * work type are no place: `Remote, Italy` is Italy, and `Remote` alone returns null.
 *
 * `hint` is the country that the source names elsewhere for this place (ISO code); it settles what the text leaves
 * open.
 */
export function splitPlace(text: string, hint: string | null = null): PostedPlace | null {
  const asWritten = withoutWorkTypeWords(cleanLine(text))
  if (asWritten === '' || nowhere.test(asWritten))
    return hint === null ? null : place(null, null, hint, cleanLine(text))
  if (isLargerThanCountry(asWritten) || asWritten.length > longest) return place(null, null, null, asWritten)
  // `US: CA, CO, NY only`: somewhere in that country.
  const country = /^([A-Z]{2,3}|[A-Z][a-z]+):\s/.exec(asWritten)?.[1]
  const code = country === undefined ? null : countryCodeOf(country)
  if (code !== null) return place(null, null, code, asWritten)

  const parts = asWritten
    .replace(/\s*\(([^()]*)\)/g, ', $1')
    .split(/\s*,\s*|\s+[-–—]\s+/)
    .map(withoutPostalCode)
    .filter((part) => part !== '')
  const read =
    readParts(parts, hint, asWritten) ??
    readParts(parts.toReversed(), hint, asWritten) ??
    readCity(parts, hint, asWritten)
  if (read !== null) return read
  const [only] = parts
  if (hint !== null && only !== undefined && parts.length === 1) return place(only, null, hint, asWritten)
  return place(null, null, null, asWritten)
}

/** `20095 Hamburg`, `Houston TX 77002`, and the department in `Paris (75)`. */
function withoutPostalCode(part: string): string {
  return part
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+|\s+\d{4,6}$/g, '')
    .replace(/^\d+$/, '')
    .trim()
}

/** Reads parts from the smallest to the largest; null if the last one is uncertain. */
function readParts(parts: readonly string[], hint: string | null, asWritten: string): PostedPlace | null {
  const last = parts.at(-1)
  const before = parts.at(-2) ?? null
  if (last === undefined || parts.length > 3) return null

  const ending = readEnding(last, before, hint)
  if (ending === null) return null
  const { country } = ending
  if (ending.region !== null) {
    return parts.length > 2
      ? null
      : place(before && nameIn(before, country, ending.region), ending.region, country, asWritten)
  }
  if (before === null) return place(null, null, country, asWritten)
  const [first = before] = parts
  if (parts.length === 3) {
    const region = fullRegion(before, country)
    return place(nameIn(first, country, region), region, country, asWritten)
  }
  const region = regionOfCode(before) ?? regionOfName(before)
  if (region?.country === country) return place(null, region.name, country, asWritten)
  const division = cityIn(before, country) === null ? divisionOf(before, country) : null
  return division === null
    ? place(nameIn(before, country, null), null, country, asWritten)
    : place(null, division, country, asWritten)
}

/** A city without its country: alone, before its region's code, before a place around it, or with its quarter. */
function readCity(parts: readonly string[], hint: string | null, asWritten: string): PostedPlace | null {
  const [first, second, ...more] = parts
  if (first === undefined || more.length > 0) return null
  if (second !== undefined) return readQuarter(first, second, asWritten) ?? readQuarter(second, first, asWritten)

  if (/^(?:san francisco |sf )bay area$/i.test(first)) return place(null, 'California', 'US', asWritten)
  if (regionOfCode(first) !== null || isContested(first)) return null

  const coded = /^(.{2,60}) ([A-Z]{2,3})$/.exec(first)
  if (coded !== null) {
    const [, name = '', letters = ''] = coded
    const region = [regionOfCode(letters), ...divisionsOfWords(letters)].find(
      (each) => each !== null && cityIn(name, each.country, each.name) !== null,
    )
    if (region) return place(nameIn(name, region.country, region.name), region.name, region.country, asWritten)
  }
  const [, named = '', last = ''] = /^(.{2,60}) (\p{Lu}\p{L}{3,})$/u.exec(first) ?? []
  const country = countryCodeOf(last)
  if (country !== null && cityIn(named, country) !== null)
    return place(nameIn(named, country, null), null, country, asWritten)

  const [name = '', quarter] = splitQuarter(withoutSurroundings(first))
  const city = toldCity(name)
  if (city !== null && (hint ?? city.country) === city.country) {
    if (quarter === undefined || (toldCity(quarter) === null && isPartOf(quarter, city)))
      return placeOfCity(city, asWritten)
  }
  const [division, ...others] = divisionsOfWords(first)
  const isDivision = division !== undefined && others.length === 0 && first.length > 3 && hint === null
  const isCity = citiesNamed(first).some(({ population }) => population > smallNamesake)
  return isDivision && !isCity ? place(null, division.name, division.country, asWritten) : null
}

function readQuarter(quarter: string, name: string, asWritten: string): PostedPlace | null {
  const city = toldCity(name)
  return city !== null && isPartOf(quarter, city) ? placeOfCity(city, asWritten) : null
}

/** Splits `Hamburg-Altona` into city and quarter, unless the whole is a city (`Winston-Salem`). */
function splitQuarter(name: string): readonly string[] {
  return name.includes('-') && toldCity(name, 0) === null ? name.split('-', 2) : [name]
}

/**
 * Completes a city recognised by its name alone with the parts that addresses in its country have: the region in the
 * United States and Canada.
 */
function placeOfCity({ name, region, country }: City, asWritten: string): PostedPlace {
  return place(name, country === 'US' || country === 'CA' ? region : null, country, asWritten)
}

function withoutSurroundings(text: string): string {
  return text
    .replace(/^(?:greater|central|raum|großraum|metropolregion|downtown)\s+/i, '')
    .replace(
      /\s+(?:(?:und|&) umgebung|(?:metro(?:politan)? )?(?:area|region)|metro|city cent(?:re|er)|et environs|y alrededores|en omgeving)$/i,
      '',
    )
}

/**
 * Returns a city's usual English name (`München` is Munich); the words if it isn't in the gazetteer, null if a street.
 */
function nameIn(words: string, country: string, region: string | null): string | null {
  if (/^\d|\d$/.test(words)) return null
  return cityIn(words, country, region)?.name ?? words
}

function fullRegion(words: string, country: string): string {
  const name = regionName(words, country)
  return name === words ? (divisionOf(words, country) ?? words) : name
}

/** Returns a place from separate parts (schema.org `PostalAddress`); null if no part says anything. */
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
  const full = region == null ? null : fullRegion(region, country)
  return place(locality == null ? null : nameIn(locality, country, full), full, country, asWritten)
}

function place(locality: string | null, region: string | null, country: string | null, asWritten: string): PostedPlace {
  return { locality, region, country, asWritten }
}
