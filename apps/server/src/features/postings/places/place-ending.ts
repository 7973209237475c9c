import { countryCodeOf, placeKey } from './countries.ts'
import { divisionOf, divisionsOfWords } from './divisions.ts'
import { type City, citiesNamed } from './gazetteer.ts'
import { regionOfCode, regionOfName } from './regions.ts'
import { cityIn } from './unambiguous-city.ts'

/** A possible meaning of the last part of a place: a country, or one of its regions. */
export interface Ending {
  readonly country: string
  readonly region: string | null
}

interface Reading extends Ending {
  /** A country, or a region that adverts name by its code alone: a state or province of North America. */
  readonly isUsual: boolean
}

/** Regions whose name alone is also a city or a country. */
const contestedNames = new Set(['georgia', 'washington'])
const britishCounties = new Set(
  [
    ...['bedfordshire', 'berkshire', 'buckinghamshire', 'cambridgeshire', 'cheshire', 'cornwall', 'cumbria'],
    ...['derbyshire', 'devon', 'dorset', 'county durham', 'east sussex', 'essex', 'gloucestershire', 'hampshire'],
    ...['herefordshire', 'hertfordshire', 'kent', 'lancashire', 'leicestershire', 'lincolnshire', 'merseyside'],
    ...['norfolk', 'north yorkshire', 'northamptonshire', 'northumberland', 'nottinghamshire', 'oxfordshire'],
    ...['shropshire', 'somerset', 'south yorkshire', 'staffordshire', 'suffolk', 'surrey', 'tyne and wear'],
    ...['warwickshire', 'west midlands', 'west sussex', 'west yorkshire', 'wiltshire', 'worcestershire'],
    ...['greater manchester', 'greater london', 'east riding of yorkshire', 'yorkshire'],
  ].map(placeKey),
)

/**
 * Returns the meaning of the last part of a place; null if it is ambiguous. `before` is the part before it, null if
 * there is none; `hint` is the source's own country for the place, which outweighs any code.
 *
 * A name is unambiguous. A code (`MI`, `CA`) has as many readings as there are countries and divisions with these
 * letters; the part before it decides: the country that it names (`US, TX`), the reading in which the gazetteer has a
 * city of that name (`Haifa, IL` is Israel, `Milano, MI` Italy), or the country of which it is a division (`BC, CA`).
 */
export function readEnding(last: string, before: string | null, hint: string | null): Ending | null {
  const readings = readingsOf(last, before)
  const hinted = readings.filter(({ country }) => country === hint)
  const [first] = hinted.length > 0 ? hinted : readings
  if (first === undefined) return null
  if (hinted.length > 0) {
    const settled = before === null ? null : settledByCity(before, hinted)
    // The code belongs to another region of this country than the city, and so is ignored.
    const isElsewhere = before !== null && first.region !== null && cityIn(before, first.country) !== null
    return settled ?? (isElsewhere ? { country: first.country, region: null } : first)
  }
  if (hint !== null && (readings.length > 1 || isCode(last))) return null
  if (before === null) return readings.length === 1 && isUnambiguous(last) ? first : null
  return settledByCountry(last, before, readings) ?? settledByCity(before, readings) ?? likelier(last, before, readings)
}

/** Returns the reading in which a city of this name is known, null if there is none, or several alike. */
export function readCode(code: string, city: string): Ending | null {
  return isCode(code) ? settledByCity(city, readingsOf(code, city)) : null
}

/** `UK` and `USA` are names, though short, and so is `US`. */
function isCode(text: string): boolean {
  const letters = text.replaceAll('.', '')
  const country = countryCodeOf(text)
  return /^\p{Lu}{2,3}$/u.test(letters) && (country === null || country === letters) && letters !== 'US'
}

/** Countries first, then the states and provinces of North America, then all others. */
function readingsOf(last: string, before: string | null): Reading[] {
  const country = countryCodeOf(last)
  const region = regionOfCode(last) ?? regionOfName(last)
  const readings: Reading[] = []
  if (country !== null) readings.push({ country, region: null, isUsual: true })
  if (region !== null) readings.push({ country: region.country, region: region.name, isUsual: true })
  if (before === null) return readings
  if (readings.length === 0 && britishCounties.has(placeKey(last))) {
    readings.push({ country: 'GB', region: null, isUsual: true })
  }
  const knownCountries = new Set(readings.map((reading) => reading.country))
  const divisions = divisionsOfWords(last).filter((division) => !knownCountries.has(division.country))
  return [...readings, ...divisions.map(({ name, country: of }) => ({ country: of, region: name, isUsual: false }))]
}

/** A country's or region's name is sufficient, and so is New York, a city in its own state; a region's code is not. */
function isUnambiguous(last: string): boolean {
  return (countryCodeOf(last) !== null || regionOfName(last) !== null) && !isContested(last)
}

/** Whether a name alone means a region and also a city or country elsewhere, so that no gazetteer decides. */
export function isContested(name: string): boolean {
  return contestedNames.has(placeKey(name))
}

/** Returns the reading as a region of the country before it (`US, TX`), or as the country of the region before it. */
function settledByCountry(last: string, before: string, readings: readonly Reading[]): Ending | null {
  const countryBefore = countryCodeOf(before)
  const inside = readings.find(({ country, region }) => region !== null && country === countryBefore)
  // `ES, Madrid` is the city.
  if (inside !== undefined) return isCode(last) || cityIn(last, inside.country) === null ? inside : null
  // Ontario is also a city in California.
  if (citiesNamed(before).length > 0) return null
  return readings.find(({ country, region }) => region === null && divisionOf(before, country) !== null) ?? null
}

/**
 * Returns the only reading whose country or region has the city, or has by far the largest of that name; among cities
 * alike, that of the only usual reading.
 */
function settledByCity(before: string, readings: readonly Reading[]): Ending | null {
  // The region of `Raleigh-Durham, NC` is the one of Raleigh.
  const names = citiesNamed(before).length > 0 ? [before] : [before, ...before.split(/[-–/]/)]
  const candidates = readings
    .flatMap((reading) => {
      // A division that the gazetteer does not list decides nothing about a city.
      const isListed = reading.isUsual || reading.region !== null
      const city = isListed ? cityOfNames(names, reading) : null
      return city === null ? [] : [{ reading, population: city.population }]
    })
    .toSorted((a, b) => b.population - a.population)
  const [largest] = candidates
  if (largest === undefined) return null
  const alike = candidates.filter(({ population }) => population * 10 > largest.population)
  const usual = alike.filter(({ reading }) => reading.isUsual)
  if (alike.length === 1) return largest.reading
  return usual.length === 1 ? (usual[0]?.reading ?? null) : null
}

function cityOfNames(names: readonly string[], { country, region }: Ending): City | null {
  return names.map((name) => cityIn(name.trim(), country, region)).find((city) => city !== null) ?? null
}

/**
 * Decides for a city that the gazetteer has under none of the readings. A name counts. A code counts only with one usual
 * reading, and if the largest city of this name, if there is any, lies in its country: the small ones are missing.
 */
function likelier(last: string, before: string, readings: readonly Reading[]): Ending | null {
  const usual = readings.filter(({ isUsual }) => isUsual)
  const [only] = usual
  if (only === undefined || usual.length > 1) return null
  if (!isCode(last)) return only
  const [largest] = citiesNamed(before)
  if (largest !== undefined) return largest.country === only.country ? only : null
  return readings.some(({ isUsual, region }) => !isUsual && region !== null) ? null : only
}
