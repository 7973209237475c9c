import type { JobCard } from '@rise/contract/jobs/shapes'
import { foldText } from '../../../platform/words/fold-text.ts'
import { placeNameKey, regionOfKey } from '../../jobs/index.ts'
import { countryCodeOf } from '../../postings/index.ts'

/** The places that a request names: jobs must be in any of these countries, or in a place with any of these names. */
export interface WantedPlaces {
  /** The places in the member's spelling. */
  readonly names: readonly string[]
  readonly countries: ReadonlySet<string>
  /** Folded names of towns and regions. */
  readonly towns: readonly string[]
  /** The request's words without the places. */
  readonly rest: string
}

const MOST_WORDS = 4
/** Short names of countries, recognised only in capitals, because `us` is also a word. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['US', 'US'],
  ['USA', 'US'],
  ['UK', 'GB'],
  ['UAE', 'AE'],
])

/**
 * Reads the countries, parts of the world, language areas and, if they are among `towns`, the towns and regions in a
 * text. A longer name takes precedence over the shorter names within it.
 */
export function readPlaces(text: string, towns: readonly string[] = []): WantedPlaces {
  const townNames = new Set(towns.map(foldText).filter((name) => name.length > 2))
  const names: string[] = []
  const countries = new Set<string>()
  const placeNames: string[] = []
  const otherWords: string[] = []
  const words = text.split(/[\s,;:!?()/"“”]+/).filter((word) => word !== '')
  let place = 0
  while (place < words.length) {
    const length = lengthAt(words, place)
    otherWords.push(...(length === 0 ? [words[place] ?? ''] : []))
    place += Math.max(1, length)
  }
  return { names, countries, towns: placeNames, rest: otherWords.join(' ') }

  /** Adds the longest place that begins at a word; returns its number of words, 0 if there is none. */
  function lengthAt(all: readonly string[], from: number): number {
    for (let length = Math.min(MOST_WORDS, all.length - from); length > 0; length -= 1) {
      const name = all
        .slice(from, from + length)
        .join(' ')
        .replace(/[.’']+$/, '')
      const codes = countriesNamed(name)
      const town = foldText(name)
      if (!codes && !townNames.has(town)) continue
      names.push(name)
      if (codes) for (const code of codes) countries.add(code)
      else placeNames.push(town)
      return length
    }
    return 0
  }
}

function countriesNamed(name: string): readonly string[] | undefined {
  const key = placeNameKey(name)
  // "German-speaking" refers to places here: a search would treat it as a language unless it names countries.
  const language = /^\p{L}+ speaking$/u.test(key) ? regionOfKey(`${key} countries`) : undefined
  const region = regionOfKey(key) ?? language
  if (region) return region.countries
  const shortName = shortNames.get(name.replaceAll('.', ''))
  if (shortName) return [shortName]
  const code = key.length > 3 ? countryCodeOf(name) : null
  return code === null ? undefined : [code]
}

/** Returns the search words for these places. */
export function placesInSearch({ names }: WantedPlaces): string {
  return names.map((name) => `in ${/[- ]speaking$/i.test(name) ? `${name} countries` : name}`).join(' ')
}

/** Whether a job is in one of the places; undefined if its posting names no place, or only places without a country. */
export function isInPlaces(
  { places }: Pick<JobCard, 'places'>,
  { countries, towns }: WantedPlaces,
): boolean | undefined {
  if (places.length === 0) return undefined
  const isIn = places.some(
    ({ country, locality, region, name }) =>
      (country !== null && countries.has(country)) ||
      [locality, region, name].some((one) => one !== null && towns.includes(foldText(one))),
  )
  if (isIn) return true
  return places.every(({ country }) => country === null) && countries.size > 0 ? undefined : false
}

/** Returns the names of towns and regions of some jobs. */
export function townsOf(jobs: readonly Pick<JobCard, 'places'>[]): string[] {
  return jobs
    .flatMap(({ places }) => places.flatMap(({ locality, region }) => [locality, region]))
    .filter((one) => one !== null)
}
