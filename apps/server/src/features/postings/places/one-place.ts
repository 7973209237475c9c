import type { PostedPlace } from '../posting.ts'
import { cleanLine } from '../text/clean-text.ts'
import { withoutWorkTypeWords } from '../text/work-type-of-text.ts'
import { cityOfCjk } from './cjk-city.ts'
import { countryCodeOf, isLargerThanCountry, isTerritoryOf } from './countries.ts'
import { divisionsOfWords } from './divisions.ts'
import { citiesNamed } from './gazetteer.ts'
import { isContested, readCode, readEnding } from './place-ending.ts'
import { knownRegion, makePlace, nameIn, placeOfCity } from './place-parts.ts'
import { withoutConditions, withoutLead } from './place-words.ts'
import { regionOfCode, regionOfName } from './regions.ts'
import { cityIn, isPartOf, unambiguousCity } from './unambiguous-city.ts'

const nowhere =
  /^(?:n\/?a|tbd|tba|none|-+|various(?: locations)?|multiple(?: locations)?|flexible|other|unknown|location)$/i
/** A region's name without a country means the region only if no city of that name has more inhabitants than this. */
const smallNamesake = 20_000
/** If the city with its region's name has at least this many inhabitants, the name means the city: New York. */
const largeNamesake = 1_000_000
/** The maximum length of the text of a single place, in characters. */
const longestPlace = 200

/**
 * Returns the place that a posting's words name. Recognises countries, and regions of larger countries, by name or
 * code, and a city by its name alone if it is much larger than its namesakes. An ambiguous place stays as written, with
 * all parts null. Words for a work type are not a place: `Remote, Italy` is Italy, and `Remote` alone returns null
 * without a `hint`.
 *
 * `hint` is the ISO code of the country that the source states elsewhere for this place; it decides where the text is
 * ambiguous.
 */
export function splitPlace(text: string, hint: string | null = null): PostedPlace | null {
  const asWritten = cleanLine(withoutConditions(withoutWorkTypeWords(withoutConditions(cleanLine(text)))))
  if (asWritten === '' || nowhere.test(asWritten))
    return hint === null ? null : makePlace(null, null, hint, cleanLine(text))
  if (isLargerThanCountry(asWritten) || asWritten.length > longestPlace) return makePlace(null, null, null, asWritten)
  // `US: CA, CO, NY only` means anywhere in that country.
  const country = /^([A-Z]{2,3}|[A-Z][a-z]+):\s/.exec(asWritten)?.[1]
  const code = country === undefined ? null : countryCodeOf(country)
  if (code !== null) return makePlace(null, null, code, asWritten)

  const parts = partsOf(asWritten)
  const isRemote = /\bremote\b/i.test(text)
  const withoutLeadWords = withoutLead(asWritten)
  const placeAfterLead =
    withoutLeadWords === asWritten ? null : readPlace(partsOf(withoutLeadWords), hint, asWritten, isRemote)
  if (placeAfterLead !== null && isInGazetteer(placeAfterLead)) return placeAfterLead
  const place = readPlace(parts, hint, asWritten, isRemote) ?? readOutside(asWritten, hint, isRemote)
  if (place !== null) return place
  if (hint === null) return makePlace(null, null, null, asWritten)
  const [only = ''] = parts
  if (parts.length === 1) return makePlace(only, null, hint, asWritten)
  // The rest contradicts the source or has no meaning.
  return makePlace(cityIn(only, hint)?.name ?? null, null, hint, asWritten)
}

/** Returns the place around a bracket that names no other place: `Berlin (Mitte / Kreuzberg)`. */
function readOutside(asWritten: string, hint: string | null, isRemote: boolean): PostedPlace | null {
  const [, outside = '', inside = ''] = /^([^()]{2,80})\(([^()]{1,100})\)$/.exec(asWritten) ?? []
  const place = outside === '' ? null : readPlace(partsOf(outside), hint, asWritten, isRemote)
  const isAlone = inside
    .split(/\s*[,/]\s*|\b(?:or|and)\b/)
    .every((part) => readPlace(partsOf(part), null, part, false) === null)
  return place !== null && isInGazetteer(place) && isAlone ? place : null
}

function isInGazetteer({ locality, country }: PostedPlace): boolean {
  return locality === null || (country !== null && cityIn(locality, country) !== null)
}

function readPlace(
  parts: readonly string[],
  hint: string | null,
  asWritten: string,
  isRemote: boolean,
): PostedPlace | null {
  const place =
    readParts(parts, hint, asWritten) ??
    readParts(parts.toReversed(), hint, asWritten) ??
    readCity(parts, hint, asWritten) ??
    readCoded(parts, hint, asWritten)
  return place === null || isRemote ? place : cityInsteadOfRegion(place)
}

/**
 * Returns the city instead of the region with the same name, if the city is very large, such as New York. Not for
 * remote work, which can be done anywhere in the region.
 */
function cityInsteadOfRegion(place: PostedPlace): PostedPlace {
  const { locality, region, country, asWritten } = place
  if (locality !== null || region === null || country === null) return place
  const city = cityIn(region, country, region)
  const isNamed = partsOf(asWritten).some((part) => part.toLowerCase() === region.toLowerCase())
  return city !== null && city.population >= largeNamesake && isNamed ? { ...place, locality: city.name } : place
}

function partsOf(text: string): string[] {
  return text
    .replace(/\s*\(([^()]*)\)/g, ', $1')
    .split(/\s*,\s*|\s+[-–—]\s+/)
    .map(withoutPostalCode)
    .filter((part) => part !== '')
}

/** Removes a postal code: `20095 Hamburg`, `Houston TX 77002`, and the department in `Paris (75)`. */
function withoutPostalCode(part: string): string {
  return part
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+|\s+\d{4,6}$/g, '')
    .replace(/^\d+$/, '')
    .trim()
}

/** Reads parts from the smallest to the largest; null if the last part is ambiguous. */
function readParts(parts: readonly string[], hint: string | null, asWritten: string): PostedPlace | null {
  const last = parts.at(-1)
  const before = parts.at(-2) ?? null
  if (last === undefined || parts.length > 3) return null

  const ending = readEnding(last, before, hint)
  if (ending === null) return null
  const { country } = ending
  if (ending.region !== null) {
    if (parts.length > 2) return null
    // In `US, TX`, the part before the region is its country, not a city.
    const isCountry = before !== null && countryCodeOf(before) === country
    const locality = before === null || isCountry ? null : nameIn(before, country, ending.region)
    return makePlace(locality, ending.region, country, asWritten)
  }
  if (before === null) return makePlace(null, null, country, asWritten)
  const [first = before] = parts
  const territory = countryCodeOf(before)
  if (territory !== null && isTerritoryOf(territory, country)) {
    return makePlace(parts.length === 3 ? nameIn(first, territory, null) : null, null, territory, asWritten)
  }
  if (parts.length === 3) {
    const knownState = knownRegion(before, country)
    const isCode = /^[\p{Lu}\d]{1,3}$/u.test(before)
    return makePlace(nameIn(first, country, knownState), knownState ?? (isCode ? null : before), country, asWritten)
  }
  const region = regionOfCode(before) ?? regionOfName(before)
  if (region?.country === country) return makePlace(null, region.name, country, asWritten)
  const division = cityIn(before, country) === null ? knownRegion(before, country) : null
  if (division !== null) return makePlace(null, division, country, asWritten)
  const city = cityOfCjk(before)
  return makePlace(city?.country === country ? city.name : nameIn(before, country, null), null, country, asWritten)
}

/**
 * Reads one or two parts that don't end in a country or region: a city by its name alone, with its quarter, or with its
 * region's code or its country's name but no comma (`Dublin Ireland`); or a region by its name alone.
 */
function readCity(parts: readonly string[], hint: string | null, asWritten: string): PostedPlace | null {
  const [first, second, ...more] = parts
  if (first === undefined || more.length > 0) return null
  if (second !== undefined) return readQuarter(first, second, asWritten) ?? readQuarter(second, first, asWritten)

  if (/^(?:san francisco |sf )bay area$/i.test(first)) return makePlace(null, 'California', 'US', asWritten)
  if (regionOfCode(first) !== null || isContested(first)) return null
  const cjk = cityOfCjk(first)
  if (cjk !== null && (hint ?? cjk.country) === cjk.country) return placeOfCity(cjk, asWritten)

  const [, nameBeforeCode = '', letters = ''] = /^(.{2,60}) ([A-Z]{2,3})$/.exec(first) ?? []
  const ending = letters === '' ? null : readCode(letters, nameBeforeCode)
  if (ending?.region != null) {
    return makePlace(nameIn(nameBeforeCode, ending.country, ending.region), ending.region, ending.country, asWritten)
  }
  const [, cityName = '', last = ''] = /^(.{2,60}) (\p{Lu}\p{L}{3,})$/u.exec(first) ?? []
  const country = countryCodeOf(last)
  if (country !== null && cityIn(cityName, country) !== null)
    return makePlace(nameIn(cityName, country, null), null, country, asWritten)

  const [name = '', quarter] = splitQuarter(withoutSurroundings(first))
  const city = unambiguousCity(name)
  if (city !== null && (hint ?? city.country) === city.country) {
    if (quarter === undefined || (unambiguousCity(quarter) === null && isPartOf(quarter, city)))
      return placeOfCity(city, asWritten)
  }
  const [division, ...otherDivisions] = divisionsOfWords(first)
  const isDivision = division !== undefined && otherDivisions.length === 0 && first.length > 3 && hint === null
  const isCity = citiesNamed(first).some(({ population }) => population > smallNamesake)
  return isDivision && !isCity ? makePlace(null, division.name, division.country, asWritten) : null
}

function readQuarter(quarter: string, name: string, asWritten: string): PostedPlace | null {
  const city = unambiguousCity(name)
  return city !== null && isPartOf(quarter, city) ? placeOfCity(city, asWritten) : null
}

/** Splits `Hamburg-Altona` into city and quarter, unless the whole is a city (`Winston-Salem`). */
function splitQuarter(name: string): readonly string[] {
  return name.includes('-') && unambiguousCity(name, 0) === null ? name.split('-', 2) : [name]
}

/**
 * Reads codes from the largest to the smallest unit, with a city in them: `USA.VA.Reston`, `US-CA-San Francisco`,
 * `DE-Berlin`.
 */
function readCoded(parts: readonly string[], hint: string | null, asWritten: string): PostedPlace | null {
  const [only = ''] = parts
  const [, first = '', second, rest = ''] =
    /^([A-Z]{2,3})[-._/](?:([A-Z]{2,3})[-._/])?(\p{L}[\p{L} .'’-]{1,60})$/u.exec(only) ?? []
  const country = countryCodeOf(first)
  if (parts.length !== 1 || country === null || (hint ?? country) !== country) return null
  const region = second === undefined ? null : knownRegion(second, country)
  if (second !== undefined && region === null) return null
  const city = cityIn(rest, country, region)
  return city === null ? null : makePlace(city.name, region, country, asWritten)
}

function withoutSurroundings(text: string): string {
  return text
    .replace(/^(?:greater|central|raum|großraum|metropolregion|downtown)\s+/i, '')
    .replace(
      /\s+(?:(?:und|&) umgebung|(?:metro(?:politan)? )?(?:area|region)|metro|city cent(?:re|er)|et environs|y alrededores|en omgeving)$/i,
      '',
    )
}
