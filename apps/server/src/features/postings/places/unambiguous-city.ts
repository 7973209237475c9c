import { type City, citiesNamed } from './gazetteer.ts'

/**
 * The minimum number of inhabitants of a city recognised by its name alone, and how many times as large as each
 * namesake it must be.
 */
const fewest = 100_000
const timesOfNext = 10
/** The distance in degrees within which namesakes are the same city or a part of it. */
const sameCity = 0.7

/**
 * Returns the city that a name alone identifies, such as Paris or Berlin; null if the name is ambiguous (Springfield,
 * Cambridge, Valencia). The city needs `atLeast` inhabitants, and ten times as many as each namesake elsewhere.
 */
export function unambiguousCity(name: string, atLeast = fewest): City | null {
  return outstandingCity(
    citiesNamed(name).filter(({ isQuarter }) => !isQuarter),
    atLeast,
  )
}

/**
 * Returns the largest city of this name in a country and, if given, in its region. Returns null if there is none, or if
 * it has less than ten times the inhabitants of a namesake there. Namesakes next to it don't count.
 */
export function cityIn(name: string, country: string, region: string | null = null): City | null {
  const cities = citiesNamed(name).filter((city) => city.country === country && (region ?? city.region) === city.region)
  return outstandingCity(cities, 0)
}

/** Whether a place of this name is in or next to the city: Altona in Hamburg, Hampstead in London. */
export function isPartOf(name: string, city: City): boolean {
  return citiesNamed(name).some((part) => part.country === city.country && isNear(part, city))
}

function outstandingCity(cities: readonly City[], atLeast: number): City | null {
  const [first, ...otherCities] = cities
  if (first === undefined || first.population < atLeast) return null
  const rivals = otherCities.filter((other) => !isNear(first, other))
  return rivals.every(({ population }) => population * timesOfNext <= first.population) ? first : null
}

function isNear(a: City, b: City): boolean {
  return Math.abs(a.latitude - b.latitude) < sameCity && Math.abs(a.longitude - b.longitude) < sameCity
}
