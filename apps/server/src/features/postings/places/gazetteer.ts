import cityNames from './city-names.json' with { type: 'json' }
import { placeKey } from './countries.ts'
import { divisionName } from './divisions.ts'
import { type CityColumns, readCityColumns } from './gazetteer-file.ts'

/** A city of the gazetteer. `region` is the English name of its first-level division, null if GeoNames has none. */
export interface City {
  readonly name: string
  readonly region: string | null
  /** The country's ISO 3166-1 alpha-2 code. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  /** Whether the city is a part of another city. */
  readonly isQuarter: boolean
}

interface Index {
  readonly columns: CityColumns
  /**
   * The hashes of the cities' keys in ascending order, each with its city. A map of a hundred thousand strings would
   * take 12 MB.
   */
  readonly hashes: Uint32Array
  readonly cities: Uint32Array
  /** The usual English names of large cities; GeoNames may list them under another name. */
  readonly names: ReadonlyMap<number, string>
  /** Those cities by the keys of their usual and other names. */
  readonly others: ReadonlyMap<string, readonly number[]>
}

/** A cache of look-ups, because boards repeat the same few names; limited in size. */
const cachedCities = new Map<string, readonly City[]>()
const mostRemembered = 2_000

let loadedIndex: Index | undefined

/** Returns every city with this name or alias (Bangalore, München, NYC), the most populous first. */
export function citiesNamed(name: string): readonly City[] {
  if (name.length > 80) return []
  const before = cachedCities.get(name)
  if (before !== undefined) return before
  loadedIndex ??= buildIndex()
  const index = loadedIndex
  const key = cityKey(name)
  const positions = new Set([...citiesOfKey(index, key), ...(index.others.get(key) ?? [])])
  const cities = [...positions].map((city) => describe(index, city)).toSorted((a, b) => b.population - a.population)
  if (cachedCities.size >= mostRemembered) cachedCities.clear()
  cachedCities.set(name, cities)
  return cities
}

function describe({ columns, names }: Index, city: number): City {
  const [country = '', code = ''] = (columns.divisions[columns.division[city] ?? 0] ?? '').split('.')
  return {
    name: names.get(city) ?? columns.nameOf(city),
    region: divisionName(country, code),
    country,
    latitude: roundDegrees(columns.latitude[city]),
    longitude: roundDegrees(columns.longitude[city]),
    population: columns.population[city] ?? 0,
    isQuarter: columns.isQuarter[city] === 1,
  }
}

/** Rounds to about ten metres, which is more exact than the centre of any city. */
function roundDegrees(degrees = 0): number {
  return Math.round(degrees * 1e4) / 1e4
}

function buildIndex(): Index {
  const columns = readCityColumns()
  const order = new Float64Array(columns.count)
  const bits = 2 ** 18
  for (let city = 0; city < columns.count; city += 1) order[city] = hashOf(cityKey(columns.nameOf(city))) * bits + city
  order.sort()
  const unsortedIndex = {
    columns,
    hashes: Uint32Array.from(order, (entry) => Math.floor(entry / bits)),
    cities: Uint32Array.from(order, (entry) => entry % bits),
  }

  const names = new Map<number, string>()
  const others = new Map<string, number[]>()
  for (const [name = '', country = '', ...further] of cityNames) {
    const keys = [name, ...further].map(cityKey)
    const inCountry = keys
      .flatMap((key) => citiesOfKey(unsortedIndex, key))
      .filter((city) => (columns.divisions[columns.division[city] ?? 0] ?? '').startsWith(`${country}.`))
    const [city] = inCountry.toSorted((a, b) => (columns.population[b] ?? 0) - (columns.population[a] ?? 0))
    if (city === undefined) continue
    names.set(city, name)
    for (const key of keys) others.set(key, [...(others.get(key) ?? []), city])
  }
  return { ...unsortedIndex, names, others }
}

function citiesOfKey({ columns, hashes, cities }: Pick<Index, 'columns' | 'hashes' | 'cities'>, key: string): number[] {
  const hash = hashOf(key)
  let [low, high] = [0, hashes.length]
  while (low < high) {
    const middleIndex = (low + high) >> 1
    if ((hashes[middleIndex] ?? 0) < hash) low = middleIndex + 1
    else high = middleIndex
  }
  const indices: number[] = []
  for (; hashes[low] === hash; low += 1) {
    const city = cities[low] ?? 0
    if (cityKey(columns.nameOf(city)) === key) indices.push(city)
  }
  return indices
}

/** Returns the FNV-1a hash over UTF-16 units, in 32 bits. */
function hashOf(key: string): number {
  let hash = 2166136261
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 16777619)
  return hash >>> 0
}

const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }

/** Normalises a city's name like `placeKey`, and with spaces for hyphens, `st` for saint, and plain letters for `ł`. */
function cityKey(name: string): string {
  const plainKey = /^[A-Za-z ]*$/.test(name) ? name.toLowerCase().replace(/^the /, '') : placeKey(name)
  return plainKey
    .replace(/[łøßđıæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[-‐–/ ]+/g, ' ')
    .replace(/^(?:saint|sankt) /, 'st ')
}
