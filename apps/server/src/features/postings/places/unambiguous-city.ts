import { type City, citiesNamed } from './gazetteer.ts'

/**
 * A city recognised by its name alone has at least this many inhabitants, and this many times those of each namesake.
 */
const fewest = 100_000
const timesOfNext = 10
/** Namesakes within this distance, in degrees, are the same city or a part of it. */
const sameCity = 0.7

/**
 * Returns the city that a name alone means, such as Paris or Berlin; null if it is ambiguous (Springfield, Cambridge,
 * Valencia). The city needs `atLeast` inhabitants and ten times as many as each namesake elsewhere.
 */
export function unambiguousCity(name: string, atLeast = fewest): City | null {
  return outstanding(
    citiesNamed(name).filter(({ isQuarter }) => !isQuarter),
    atLeast,
  )
}

/** Returns the city of this name in a country, and in its region if there is one; null for none, or several alike. */
export function cityIn(name: string, country: string, region: string | null = null): City | null {
  const cities = citiesNamed(name).filter((city) => city.country === country && (region ?? city.region) === city.region)
  return outstanding(cities, 0)
}

/** Whether a place of this name is in or next to the city: Altona in Hamburg, Hampstead in London. */
export function isPartOf(name: string, city: City): boolean {
  return citiesNamed(name).some((part) => part.country === city.country && isNear(part, city))
}

function outstanding(cities: readonly City[], atLeast: number): City | null {
  const [first, ...others] = cities
  if (first === undefined || first.population < atLeast) return null
  const rivals = others.filter((other) => !isNear(first, other))
  return rivals.every(({ population }) => population * timesOfNext <= first.population) ? first : null
}

function isNear(a: City, b: City): boolean {
  return Math.abs(a.latitude - b.latitude) < sameCity && Math.abs(a.longitude - b.longitude) < sameCity
}
