import cityNames from './city-names.json' with { type: 'json' }
import { placeKey } from './countries.ts'
import { divisionName } from './divisions.ts'
import { type CityColumns, readCityColumns } from './gazetteer-file.ts'

/** A city of the gazetteer. `region` is the English name of its first-level division, null if GeoNames has none. */
export interface City {
  readonly name: string
  readonly region: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  /** A part of another city. */
  readonly isQuarter: boolean
}

interface Index {
  readonly columns: CityColumns
  /** Hashes of the cities' keys, ascending, each with its city: a map of a hundred thousand strings takes 12 MB. */
  readonly hashes: Uint32Array
  readonly cities: Uint32Array
  /** The usual English names of large cities whose entry has another, and the cities of their other names. */
  readonly names: ReadonlyMap<number, string>
  readonly others: ReadonlyMap<string, readonly number[]>
}

/** Boards repeat the same few names; bounded to stay small. */
const remembered = new Map<string, readonly City[]>()
const mostRemembered = 2_000

let loaded: Index | undefined

/** Returns every city with this name or alias (Bangalore, München, NYC), the most populous first. */
export function citiesNamed(name: string): readonly City[] {
  if (name.length > 80) return []
  const before = remembered.get(name)
  if (before !== undefined) return before
  loaded ??= buildIndex()
  const index = loaded
  const key = cityKey(name)
  const positions = new Set([...citiesOfKey(index, key), ...(index.others.get(key) ?? [])])
  const cities = [...positions].map((city) => describe(index, city)).toSorted((a, b) => b.population - a.population)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(name, cities)
  return cities
}

function describe({ columns, names }: Index, city: number): City {
  const [country = '', code = ''] = (columns.divisions[columns.division[city] ?? 0] ?? '').split('.')
  return {
    name: names.get(city) ?? columns.nameOf(city),
    region: divisionName(country, code),
    country,
    latitude: rounded(columns.latitude[city]),
    longitude: rounded(columns.longitude[city]),
    population: columns.population[city] ?? 0,
    isQuarter: columns.isQuarter[city] === 1,
  }
}

/** To about ten metres, more exact than the centre of any city. */
function rounded(degrees = 0): number {
  return Math.round(degrees * 1e4) / 1e4
}

function buildIndex(): Index {
  const columns = readCityColumns()
  const order = new Float64Array(columns.count)
  const bits = 2 ** 18
  for (let city = 0; city < columns.count; city += 1) order[city] = hashOf(cityKey(columns.nameOf(city))) * bits + city
  order.sort()
  const bare = {
    columns,
    hashes: Uint32Array.from(order, (entry) => Math.floor(entry / bits)),
    cities: Uint32Array.from(order, (entry) => entry % bits),
  }

  const names = new Map<number, string>()
  const others = new Map<string, number[]>()
  for (const [name = '', country = '', ...further] of cityNames) {
    const keys = [name, ...further].map(cityKey)
    const inCountry = keys
      .flatMap((key) => citiesOfKey(bare, key))
      .filter((city) => (columns.divisions[columns.division[city] ?? 0] ?? '').startsWith(`${country}.`))
    const [city] = inCountry.toSorted((a, b) => (columns.population[b] ?? 0) - (columns.population[a] ?? 0))
    if (city === undefined) continue
    names.set(city, name)
    for (const key of keys) others.set(key, [...(others.get(key) ?? []), city])
  }
  return { ...bare, names, others }
}

function citiesOfKey({ columns, hashes, cities }: Pick<Index, 'columns' | 'hashes' | 'cities'>, key: string): number[] {
  const hash = hashOf(key)
  let [low, high] = [0, hashes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  const indices: number[] = []
  for (; hashes[low] === hash; low += 1) {
    const city = cities[low] ?? 0
    if (cityKey(columns.nameOf(city)) === key) indices.push(city)
  }
  return indices
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hashOf(key: string): number {
  let hash = 2166136261
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 16777619)
  return hash >>> 0
}

const unfolded: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }

/** Folds a city's name for comparison: as `placeKey`, with spaces for hyphens, and `st` for saint. */
function cityKey(name: string): string {
  const plain = /^[A-Za-z ]*$/.test(name) ? name.toLowerCase().replace(/^the /, '') : placeKey(name)
  return plain
    .replace(/[łøßđıæœ]/g, (letter) => unfolded[letter] ?? letter)
    .replace(/[-‐–/ ]+/g, ' ')
    .replace(/^(?:saint|sankt) /, 'st ')
}
