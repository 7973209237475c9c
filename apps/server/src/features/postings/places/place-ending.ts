import { countryCodeOf, placeKey } from './countries.ts'
import { divisionOf, divisionsAround, divisionsOfWords } from './divisions.ts'
import { type City, citiesNamed } from './gazetteer.ts'
import { regionOfCode, regionOfName } from './regions.ts'
import { cityIn } from './unambiguous-city.ts'

/** A possible meaning of the last part of a place: a country, or one of its regions. */
export interface Ending {
  readonly country: string
  readonly region: string | null
}

interface Meaning extends Ending {
  /**
   * Whether the meaning is a country, or a region that adverts name without its country: a state or province of North
   * America, or a nation of the United Kingdom.
   */
  readonly isUsual: boolean
}

/** Regions with the same name as a city or a country, as `placeKey` writes them. */
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
 * Returns the meaning of the last part of a place; null if it is ambiguous. `before` is the part before it; null if
 * there is none. `hint` is the source's own country for the place, which outweighs any code.
 *
 * Most names are unambiguous. A code (`MI`, `CA`) has as many meanings as there are countries and divisions with these
 * letters. The part before it decides between them: it names the division's country (`US, TX`), a city in only one of
 * the meanings (`Haifa, IL` is Israel, `Milano, MI` Italy), or a division of the country (`BC, CA`).
 */
export function readEnding(last: string, before: string | null, hint: string | null): Ending | null {
  const meanings = meaningsOf(last, before)
  const hintedMeanings = meanings.filter(({ country }) => country === hint)
  const [first] = hintedMeanings.length > 0 ? hintedMeanings : meanings
  if (first === undefined) return null
  if (hintedMeanings.length > 0) {
    const meaningByCity = before === null ? null : settledByCity(before, hintedMeanings)
    // The code belongs to a region of this country that is not the city's, so the code is ignored.
    const isElsewhere = before !== null && first.region !== null && cityIn(before, first.country) !== null
    return meaningByCity ?? (isElsewhere ? { country: first.country, region: null } : first)
  }
  if (hint !== null && (meanings.length > 1 || isCode(last))) return null
  if (before === null) return meanings.length === 1 && isUnambiguous(last) ? first : null
  return settledByCountry(last, before, meanings) ?? settledByCity(before, meanings) ?? likelier(last, before, meanings)
}

/**
 * Returns the country or division with this code in which the gazetteer has this city; null if there is none, or if
 * several are equally likely.
 */
export function readCode(code: string, city: string): Ending | null {
  return isCode(code) ? settledByCity(city, meaningsOf(code, city)) : null
}

/** Whether a text is a code. `UK`, `USA` and `US` count as names. */
function isCode(text: string): boolean {
  const letters = text.replaceAll('.', '')
  const country = countryCodeOf(text)
  return /^\p{Lu}{2,3}$/u.test(letters) && (country === null || country === letters) && letters !== 'US'
}

/**
 * Returns the possible meanings of a place's last part: countries first, then the states and provinces of North
 * America, then all others.
 */
function meaningsOf(last: string, before: string | null): Meaning[] {
  const country = countryCodeOf(last)
  const region = regionOfCode(last) ?? regionOfName(last)
  const meanings: Meaning[] = []
  if (country !== null) meanings.push({ country, region: null, isUsual: true })
  if (region !== null) meanings.push({ country: region.country, region: region.name, isUsual: true })
  if (before === null) return meanings
  if (meanings.length === 0 && britishCounties.has(placeKey(last))) {
    meanings.push({ country: 'GB', region: null, isUsual: true })
  }
  const knownCountries = new Set(meanings.map((meaning) => meaning.country))
  const namedDivisions = divisionsOfWords(last)
  const countriesOfNamed = new Set(namedDivisions.map((division) => division.country))
  // A province counts only after its capital, a city of the same name. Any other pair is more likely a list of two
  // cities.
  const provinces = placeKey(before) === placeKey(last) ? divisionsAround(last) : []
  const around = provinces.filter((division) => !countriesOfNamed.has(division.country))
  const divisions = [...namedDivisions, ...around].filter((division) => !knownCountries.has(division.country))
  return [...meanings, ...divisions.map(({ name, country: of }) => ({ country: of, region: name, isUsual: false }))]
}

/** Whether a part has only one meaning: it is a country or a region's name, and not contested. */
function isUnambiguous(last: string): boolean {
  return (countryCodeOf(last) !== null || regionOfName(last) !== null) && !isContested(last)
}

/** Whether a name means both a region and a city or country elsewhere, so that the gazetteer can't decide. */
export function isContested(name: string): boolean {
  return contestedNames.has(placeKey(name))
}

/**
 * Returns the meaning of the last part that the part before it confirms: a region of the country before it (`US, TX`),
 * or the country of the region before it. Null if there is none.
 */
function settledByCountry(last: string, before: string, meanings: readonly Meaning[]): Ending | null {
  const countryBefore = countryCodeOf(before)
  const inside = meanings.find(({ country, region }) => region !== null && country === countryBefore)
  // In `ES, Madrid`, the name is the city.
  if (inside !== undefined) return isCode(last) || cityIn(last, inside.country) === null ? inside : null
  // Ontario is also a city in California.
  if (citiesNamed(before).length > 0) return null
  return meanings.find(({ country, region }) => region === null && divisionOf(before, country) !== null) ?? null
}

/**
 * Returns the only meaning whose country or region has the city, or has by far the largest city of that name. Among
 * cities of similar size, the only usual meaning counts.
 */
function settledByCity(before: string, meanings: readonly Meaning[]): Ending | null {
  // `Raleigh-Durham, NC` is in the region of Raleigh.
  const names = citiesNamed(before).length > 0 ? [before] : [before, ...before.split(/[-–/]/)]
  const candidates = meanings
    .flatMap((meaning) => {
      // A division that the gazetteer doesn't list says nothing about a city.
      const isListed = meaning.isUsual || meaning.region !== null
      const city = isListed ? cityOfNames(names, meaning) : null
      return city === null ? [] : [{ meaning, population: city.population }]
    })
    .toSorted((a, b) => b.population - a.population)
  const [largest] = candidates
  if (largest === undefined) return null
  const alike = candidates.filter(({ population }) => population * 10 > largest.population)
  const usualMeanings = alike.filter(({ meaning }) => meaning.isUsual)
  if (alike.length === 1) return largest.meaning
  return usualMeanings.length === 1 ? (usualMeanings[0]?.meaning ?? null) : null
}

function cityOfNames(names: readonly string[], { country, region }: Ending): City | null {
  return names.map((name) => cityIn(name.trim(), country, region)).find((city) => city !== null) ?? null
}

/**
 * Decides for a city that the gazetteer has under none of the meanings, because it lacks small cities. Returns the only
 * usual meaning; null if there are several. A code must also fit: the largest city of this name must be in its country
 * or, if there is no such city, no other known division may have the code.
 */
function likelier(last: string, before: string, meanings: readonly Meaning[]): Ending | null {
  const usualMeanings = meanings.filter(({ isUsual }) => isUsual)
  const [only] = usualMeanings
  if (only === undefined || usualMeanings.length > 1) return null
  if (!isCode(last)) return only
  const [largest] = citiesNamed(before)
  if (largest !== undefined) return largest.country === only.country ? only : null
  return meanings.some(({ isUsual, region }) => !isUsual && region !== null) ? null : only
}
