import { countryCodeOf, placeKey } from './countries.ts'
import { divisionsOfWords } from './divisions.ts'
import { regionOfCode, regionOfName } from './regions.ts'
import { cityIn } from './told-city.ts'

/** What the last part of a place may mean: a country, or one of its regions. */
export interface Ending {
  readonly country: string
  readonly region: string | null
}

/** Regions whose name alone is also a city or a country. */
const contestedNames = new Set(['georgia', 'washington'])
/** Postal codes just as often used for the country with the same letters (`Berlin, DE`): the city must decide. */
const contestedCodes = new Set(['AR', 'DE', 'ID', 'IL', 'IN', 'PE', 'SK'])
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
 * Returns what the last part of a place means, null if that is open. `before` is the part before it, null if there is
 * none: if the last part is ambiguous, the city decides (`Haifa, IL` is Israel, `Atlanta, Georgia` is American). `hint`
 * is the country that the source names beside the place.
 */
export function readEnding(last: string, before: string | null, hint: string | null): Ending | null {
  const readings = readingsOf(last, before)
  const hinted = readings.filter(({ country }) => country === hint)
  if (hint !== null && (hinted.length === 1 || readings.length > 1))
    return hinted.length === 1 ? (hinted[0] ?? null) : null
  const [first] = readings
  if (first === undefined) return null
  if (before === null) return readings.length === 1 && saysEnough(last) ? first : null
  return settledByCity(before, readings) ?? likelier(last, readings)
}

/** Countries first. */
function readingsOf(last: string, before: string | null): Ending[] {
  const country = countryCodeOf(last)
  const region = regionOfCode(last) ?? regionOfName(last)
  const readings: Ending[] = []
  if (country !== null) readings.push({ country, region: null })
  if (region !== null) readings.push({ country: region.country, region: region.name })
  if (before === null) return readings
  if (readings.length === 0 && britishCounties.has(placeKey(last))) readings.push({ country: 'GB', region: null })
  const known = new Set(readings.map((reading) => reading.country))
  const divisions = divisionsOfWords(last).filter((division) => !known.has(division.country))
  return [...readings, ...divisions.map(({ name, country: of }) => ({ country: of, region: name }))]
}

/** The name of a country or region is enough, and so is New York, a city in its own state; a region's code is not. */
function saysEnough(last: string): boolean {
  return (countryCodeOf(last) !== null || regionOfName(last) !== null) && !isContested(last)
}

/** Whether a name alone means a region and also a city or country elsewhere, so that no gazetteer decides. */
export function isContested(name: string): boolean {
  return contestedNames.has(placeKey(name))
}

/** Returns the only reading whose country or region has the city, or has by far the largest of that name. */
function settledByCity(before: string, readings: readonly Ending[]): Ending | null {
  const found = readings
    .flatMap((reading) => {
      const city = cityIn(before, reading.country, reading.region)
      return city === null ? [] : [{ reading, population: city.population }]
    })
    .toSorted((a, b) => b.population - a.population)
  const [largest, next] = found
  if (largest === undefined) return null
  return next === undefined || next.population * 10 <= largest.population ? largest.reading : null
}

/** For a city in none of the readings: the only one there is, or the one that its code usually stands for. */
function likelier(last: string, readings: readonly Ending[]): Ending | null {
  const [first] = readings
  const usual = readings.filter(({ region, country }) => region === null || country === 'US' || country === 'CA')
  if (first === undefined || usual.length === 0) return null
  if (usual.length === 1) return usual[0] ?? null
  if (regionOfName(last) !== null || contestedCodes.has(last)) return null
  return last === 'NL' ? first : (usual.find(({ region }) => region !== null) ?? null)
}
