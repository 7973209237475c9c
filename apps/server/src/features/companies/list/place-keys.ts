import { slugify } from '../../../platform/slugs/slug.ts'

/**
 * By which slugs a company is found in its places: the whole of each name and what stands between its commas, so that
 * "Berlin, Germany" is found as `berlin-germany`, `berlin` and `germany`.
 */
export function placeKeys(places: readonly string[]): string[] {
  const names = places.flatMap((place) => [place, ...place.split(',')])
  return [...new Set(names.map((name) => slugify(name)).filter((slug) => slug !== ''))]
}
