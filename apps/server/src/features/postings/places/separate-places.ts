import { cleanLine } from '../text/clean-text.ts'
import { withoutWorkTypeWords } from '../text/work-type-of-text.ts'
import { countryCodeOf, countryName, isLargerThanCountry, isTerritoryOf } from './countries.ts'
import { divisionsOfWords } from './divisions.ts'
import { splitPlace } from './one-place.ts'
import { knownRegion } from './place-parts.ts'
import { regionOfName } from './regions.ts'
import { splitOutside } from './split-outside.ts'
import { cityIn, isPartOf, unambiguousCity } from './unambiguous-city.ts'

const separators = /\s*(?:[;|•\n]|\s\/\s|\s+or\s+|\s+OR\s+(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})\/(?=\p{L}{3}))\s*/gu
const joiners = /\s*[&+]\s*|\s+(?:and|und|et|y|och|og|en)\s+/gu
const listSeparator = /\s*,\s*(?:(?:and|und|et|y|or|oder)\s+)?|\s*\/\s*/gu
const mostPlaces = 20
/** Two-letter codes, except those that people write like names. */
const bareCode = /^(?!US$|UK$|EU$)\p{Lu}{2}$/u

/**
 * Splits a free text that names one or several places (`New York, NY; London, UK`, `Munich, Zurich`, `Germany and
 * France`). Only a list of cities after their country is split inside brackets: `Germany (Berlin, Munich)`.
 */
export function separatePlaces(text: string): string[] {
  return splitOutside(text.slice(0, 2_000), separators)
    .map((part) => cleanLine(part).replace(/\s*,$/, ''))
    .filter((part) => part !== '')
    .flatMap(
      (part) =>
        countriesInRow(part) ??
        citiesInRow(part) ??
        citiesWithin(part) ??
        joinedPlaces(part) ??
        placesInRow(part) ?? [part],
    )
}

/**
 * Splits a list of countries: `Germany, France and Spain`. A work type before the list applies to each country:
 * `Remote: Brazil, Mexico`. Returns null for any other text.
 */
function countriesInRow(text: string): string[] | null {
  const list = withoutWorkTypeWords(text)
  const names = splitOutside(list, listSeparator)
    .flatMap((part) => (countryCodeOf(part) === null ? splitOutside(part, joiners) : [part]))
    .map((name) => name.trim())
  if (names.length < 2 || names.length > mostPlaces || countryCodeOf(list) !== null) return null
  // In `Salvador, BA`, a code next to a name more often means a region.
  const isRow = names.every((name) => !bareCode.test(name)) || names.every((name) => /^\p{Lu}{2,3}$/u.test(name))
  const countries = names.map((name) => (isLargerThanCountry(name) ? name : countryCodeOf(name)))
  const knownCountries = countries.filter((country) => country !== null)
  const isDistinct = new Set(knownCountries).size === names.length
  if (!isRow || !isDistinct || isOnePlace(names, knownCountries)) return null
  const at = text.indexOf(list)
  const [before, behind] = at === -1 ? ['', ''] : [text.slice(0, at), text.slice(at + list.length)]
  return names.map((name) => `${before}${bareCode.test(name) ? countryName(name) : name}${behind}`)
}

/**
 * Whether these are one place rather than a list: one of the two contains the other (`Hong Kong, China`, `Georgia, US`,
 * `US, CA`), or one is a code that can also mean a city (`LA`).
 */
function isOnePlace(names: readonly string[], [first = '', second = '']: readonly string[]): boolean {
  const [firstName = '', secondName = ''] = names
  const isInside = (name: string, country: string) =>
    (name.length < 3 || regionOfName(name) !== null) && knownRegion(name, country) !== null
  const isPair = isTerritoryOf(first, second) || isInside(firstName, second) || isInside(secondName, first)
  return (names.length === 2 && isPair) || names.some((name) => name.length < 3 && unambiguousCity(name) !== null)
}

/**
 * Splits a list of cities, such as `Munich, Zurich`. Returns null unless each name identifies its city, and no city is
 * in the place named after it.
 */
function citiesInRow(text: string): string[] | null {
  const parts = text.split(/\s*,\s*|\s+(?:and|und|et|y|&)\s+/)
  if (parts.length < 2 || parts.length > mostPlaces) return null
  const areCities = parts.every((part, index) => {
    const next = parts[index + 1]
    if (countryCodeOf(part) !== null || unambiguousCity(part) === null) return false
    if (next === undefined) return true
    const region = regionOfName(next)
    const regions = region === null ? divisionsOfWords(next) : [region]
    return regions.every(({ name, country }) => name === null || cityIn(part, country, name) === null)
  })
  return areCities ? parts : null
}

/** Splits places that are joined by a word or sign: `London, UK and Paris, France`. Returns null for any other text. */
function joinedPlaces(text: string): string[] | null {
  const parts = splitOutside(text, joiners).map((part) => part.replace(/\s*,$/, ''))
  if (parts.length < 2 || parts.length > mostPlaces) return null
  const isWhole = (part: string) => (part.includes(',') && isKnown(part)) || splitPlace(part) === null
  if (parts.every(isWhole)) return parts
  return !isKnown(text) && parts.every(isKnown) ? parts : null
}

/**
 * Splits the cities of one country or region: `Berlin and Munich, Germany`, `Germany (Berlin, Munich)`. Returns null
 * for any other text.
 */
function citiesWithin(text: string): string[] | null {
  const [, outside, inside] = /^([^()]{2,60}?)\s*\(([^()]{3,200})\)$/.exec(text) ?? []
  const parts = (inside ?? text).split(/\s*,\s*|\s*\/\s*|\s*[&+]\s*|\s+(?:and|und|et|y|och|og|or|oder)\s+/)
  const containingPlace = outside ?? parts.pop() ?? ''
  const place = parts.length < 2 || parts.length > mostPlaces ? null : splitPlace(containingPlace)
  if (place?.country == null || place.locality !== null) return null
  const { country, region } = place
  const cities = parts.map((name) =>
    knownRegion(name, country) === null || isCityState(name, country) ? cityIn(name, country, region) : null,
  )
  const areApart = cities.every(
    (city, index) =>
      city !== null && cities.slice(0, index).every((other) => other !== null && !isPartOf(city.name, other)),
  )
  return areApart ? parts.map((name) => `${name}, ${containingPlace}`) : null
}

/** Whether a name is both a city and a region of the country, such as Berlin and Hamburg. */
function isCityState(name: string, country: string): boolean {
  const region = knownRegion(name, country)
  return region !== null && cityIn(name, country, region) !== null
}

/** Whether a text is a place in a known country, rather than another place's words mistaken for a city. */
function isKnown(text: string): boolean {
  const place = splitPlace(text)
  if (place?.country == null) return false
  const { locality, country } = place
  return locality === null || cityIn(locality, country) !== null || cityIn(locality, country, place.region) !== null
}

/**
 * Splits groups of two or three parts, each a city with its region or country: `New York, NY, San Francisco, CA`.
 * Returns null for any other text.
 */
function placesInRow(text: string): string[] | null {
  const parts = text.split(/\s*,\s*/)
  for (const size of [2, 3]) {
    if (parts.length < 2 * size || parts.length > mostPlaces || parts.length % size !== 0) continue
    const places = Array.from({ length: parts.length / size }, (_, index) =>
      parts.slice(index * size, (index + 1) * size).join(', '),
    )
    if (places.every((place) => isKnown(place) && splitPlace(place)?.locality !== null)) return places
  }
  return null
}
