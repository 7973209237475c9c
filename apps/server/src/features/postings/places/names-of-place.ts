import type { Place } from '@rise/contract/jobs/shapes'
import { placeNameKey, qualifierKey } from '../../jobs/index.ts'
import cityNames from './city-names.json' with { type: 'json' }
import cityNamesAbroad from './city-names-abroad.json' with { type: 'json' }
import { namesOfCountry } from './countries.ts'
import { furtherDivisionNames } from './divisions.ts'
import { codeOfRegion } from './regions.ts'

/** Raised when places get further names, so that places named by an earlier version are named again. */
export const NAMES_VERSION = 1

type Named = Pick<Place, 'name' | 'locality' | 'region' | 'country'>

/** Words on boards that replace a place. */
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
 * Returns the keys by which words in a search name a place: its names in several languages and spellings, and codes
 * that only count directly after a place in it (`Austin TX`). Doesn't read the gazetteer.
 */
export function namesOfPlace(place: Named): string[] {
  const { locality, region, country } = place
  const codes = locality === null && country !== null ? codesOf(region, country) : []
  const names = (locality === null ? namesOfArea(place) : namesOfCity(locality, country)).flatMap(spellings)
  const keys = [
    ...names.map(placeNameKey).filter((key) => key !== '' && !noPlaces.has(key)),
    ...codes.map(qualifierKey),
  ]
  return [...new Set(keys)]
}

function namesOfArea({ name, region, country }: Named): readonly string[] {
  if (country === null) return [name]
  return region === null ? namesOfCountry(country) : [region, ...wordsOf(furtherDivisionNames(region, country))]
}

/** Shorter codes mean other things; those of three letters and more, such as NRW, do not. */
function wordsOf(names: readonly string[]): string[] {
  return names.filter((name) => name.length > 2)
}

function codesOf(region: string | null, country: string): string[] {
  if (region === null) return [country]
  const further = furtherDivisionNames(region, country).filter((name) => /^[A-Z]{2,3}$/.test(name))
  return [...further, codeOfRegion(region, country)].filter((code) => code !== null)
}

/** The names of cities by each of these names and their country. */
let others: ReadonlyMap<string, readonly string[]> | undefined

function namesOfCity(locality: string, country: string | null): readonly string[] {
  others ??= namesByCity()
  return [locality, ...(others.get(`${country} ${placeNameKey(locality)}`) ?? [])]
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

/** A name with its umlauts spelled out, as people without them write it, and with Saint in each of its forms. */
function spellings(name: string): string[] {
  const plain = name.normalize('NFC').replace(/[äöüøå]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter)
  const saint = /^(?:saint|sankt|st\.?) (?=.)/i
  const saints = saint.test(name) ? ['Saint', 'Sankt', 'St'].map((word) => name.replace(saint, `${word} `)) : []
  return [...new Set([name, plain, ...saints])]
}
