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
const listed = /\s*,\s*(?:(?:and|und|et|y|or|oder)\s+)?|\s*\/\s*/gu
const mostPlaces = 20
/** Codes of countries, apart from those that people write like names. */
const bareCode = /^(?!US$|UK$|EU$)\p{Lu}{2}$/u

/**
 * Splits a free text that names one or several places (`New York, NY; London, UK`, `Munich, Zurich`, `Germany, France`).
 * Nothing is split inside brackets.
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

/** `Germany, France and Spain`, also behind a work type (`Remote: Brazil, Mexico`), which then holds for each. */
function countriesInRow(text: string): string[] | null {
  const list = withoutWorkTypeWords(text)
  const names = splitOutside(list, listed)
    .flatMap((part) => (countryCodeOf(part) === null ? splitOutside(part, joiners) : [part]))
    .map((name) => name.trim())
  if (names.length < 2 || names.length > mostPlaces || countryCodeOf(list) !== null) return null
  // `Salvador, BA`: beside names, a code is more often a region's.
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
 * `Hong Kong, China`, `Georgia, US`, `US, CA`: one contains the other, possibly also for a code that can mean a city
 * (`LA`).
 */
function isOnePlace(names: readonly string[], [first = '', second = '']: readonly string[]): boolean {
  const [firstName = '', secondName = ''] = names
  const isInside = (name: string, country: string) =>
    (name.length < 3 || regionOfName(name) !== null) && knownRegion(name, country) !== null
  const isPair = isTerritoryOf(first, second) || isInside(firstName, second) || isInside(secondName, first)
  return (names.length === 2 && isPair) || names.some((name) => name.length < 3 && unambiguousCity(name) !== null)
}

/** `Munich, Zurich` are two cities: the name alone identifies each, and neither is in what comes after it. */
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

/** `London, UK and Paris, France`: two separate places. */
function joinedPlaces(text: string): string[] | null {
  const parts = splitOutside(text, joiners).map((part) => part.replace(/\s*,$/, ''))
  if (parts.length < 2 || parts.length > mostPlaces) return null
  const isWhole = (part: string) => (part.includes(',') && isKnown(part)) || splitPlace(part) === null
  if (parts.every(isWhole)) return parts
  return !isKnown(text) && parts.every(isKnown) ? parts : null
}

/** `Berlin and Munich, Germany`, `Germany (Berlin, Munich)`: cities of one country or region, apart from each other. */
function citiesWithin(text: string): string[] | null {
  const [, outside, inside] = /^([^()]{2,60}?)\s*\(([^()]{3,200})\)$/.exec(text) ?? []
  const parts = (inside ?? text).split(/\s*,\s*|\s*\/\s*|\s*[&+]\s*|\s+(?:and|und|et|y|och|og|or|oder)\s+/)
  const around = outside ?? parts.pop() ?? ''
  const place = parts.length < 2 || parts.length > mostPlaces ? null : splitPlace(around)
  if (place?.country == null || place.locality !== null) return null
  const { country, region } = place
  const cities = parts.map((name) =>
    knownRegion(name, country) === null || isCityState(name, country) ? cityIn(name, country, region) : null,
  )
  const areApart = cities.every(
    (city, index) =>
      city !== null && cities.slice(0, index).every((other) => other !== null && !isPartOf(city.name, other)),
  )
  return areApart ? parts.map((name) => `${name}, ${around}`) : null
}

/** Berlin and Hamburg are both cities and regions. */
function isCityState(name: string, country: string): boolean {
  const region = knownRegion(name, country)
  return region !== null && cityIn(name, country, region) !== null
}

/** Whether a text is a place of a known country, and not a guess that mistakes another place's words for a city. */
function isKnown(text: string): boolean {
  const place = splitPlace(text)
  if (place?.country == null) return false
  const { locality, country } = place
  return locality === null || cityIn(locality, country) !== null || cityIn(locality, country, place.region) !== null
}

/** `New York, NY, San Francisco, CA`: groups of two or three parts, each a city with its region or country. */
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
