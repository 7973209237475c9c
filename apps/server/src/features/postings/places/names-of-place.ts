import type { Place } from '@rise/contract/jobs/shapes'
import { placeNameKey, qualifierKey } from '../../jobs/index.ts'
import cityNames from './city-names.json' with { type: 'json' }
import cityNamesAbroad from './city-names-abroad.json' with { type: 'json' }
import { namesOfCountry } from './countries.ts'
import { furtherDivisionNames } from './divisions.ts'
import { codeOfRegion } from './regions.ts'

/** The version of the names. Raise it when places get further names, so that all places are named again. */
export const NAMES_VERSION = 1

type PlaceNames = Pick<Place, 'name' | 'locality' | 'region' | 'country'>

/** Words that boards use instead of a place. */
const noPlaces = new Set(
  [
    'remote',
    'hybrid',
    'onsite',
    'on site',
    'home office',
    'homeoffice',
    'various',
    'multiple locations',
    'flexible',
  ].map(placeNameKey),
)

/**
 * Returns the keys by which a search recognises a place: its names in several languages and spellings, and codes that
 * count only directly after a place within it (`Austin TX`). Doesn't read the gazetteer.
 */
export function namesOfPlace(place: PlaceNames): string[] {
  const { locality, region, country } = place
  const codes = locality === null && country !== null ? codesOf(region, country) : []
  const names = (locality === null ? namesOfArea(place) : namesOfCity(locality, country)).flatMap(spellings)
  const keys = [
    ...names.map(placeNameKey).filter((key) => key !== '' && !noPlaces.has(key)),
    ...codes.map(qualifierKey),
  ]
  return [...new Set(keys)]
}

function namesOfArea({ name, region, country }: PlaceNames): readonly string[] {
  if (country === null) return [name]
  return region === null ? namesOfCountry(country) : [region, ...wordsOf(furtherDivisionNames(region, country))]
}

/** Removes codes of two letters, which mean other things, too. Longer codes, such as NRW, stay. */
function wordsOf(names: readonly string[]): string[] {
  return names.filter((name) => name.length > 2)
}

function codesOf(region: string | null, country: string): string[] {
  if (region === null) return [country]
  const furtherCodes = furtherDivisionNames(region, country).filter((name) => /^[A-Z]{2,3}$/.test(name))
  return [...furtherCodes, codeOfRegion(region, country)].filter((code) => code !== null)
}

/** The other names of cities, by each of these names and the country. */
let otherNames: ReadonlyMap<string, readonly string[]> | undefined

function namesOfCity(locality: string, country: string | null): readonly string[] {
  otherNames ??= namesByCity()
  return [locality, ...(otherNames.get(`${country} ${placeNameKey(locality)}`) ?? [])]
}

function namesByCity(): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const [name = '', country = '', ...further] of [...cityNames, ...cityNamesAbroad]) {
    const keys = [name, ...further].map((each) => `${country} ${placeNameKey(each)}`)
    const all = new Set([name, ...further, ...keys.flatMap((key) => names.get(key) ?? [])])
    for (const key of keys) names.set(key, [...all])
  }
  return names
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/**
 * Returns a name with its umlauts spelled out, as people without them on their keyboard write it, and with Saint in all
 * its forms.
 */
function spellings(name: string): string[] {
  const plainSpelling = name
    .normalize('NFC')
    .replace(/[äöüøå]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter)
  const saint = /^(?:saint|sankt|st\.?) (?=.)/i
  const saints = saint.test(name) ? ['Saint', 'Sankt', 'St'].map((word) => name.replace(saint, `${word} `)) : []
  return [...new Set([name, plainSpelling, ...saints])]
}
