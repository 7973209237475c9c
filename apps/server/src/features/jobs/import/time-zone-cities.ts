import { placeKey } from './countries.ts'

const known = new Map<string, ReadonlySet<string>>()

/**
 * True when a time zone of the country bears the city's name (Chicago in US, Berlin in DE, Toronto in CA): enough to tell
 * some of the large cities apart without a gazetteer.
 */
export function hasTimeZoneCity(country: string, city: string): boolean {
  let cities = known.get(country)
  if (cities === undefined) {
    // In Node since 18, in TypeScript's library not yet.
    const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`)
    const zones = locale.getTimeZones?.() ?? []
    cities = new Set(zones.map((zone) => placeKey(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '))))
    known.set(country, cities)
  }
  return cities.has(placeKey(city))
}
