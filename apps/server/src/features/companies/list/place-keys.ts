import { slugify } from '../../../platform/slugs/slug.ts'

/**
 * Returns the slugs under which a company's places are found: each whole name, and its parts between commas, so that
 * "Berlin, Germany" is found as `berlin-germany`, `berlin` and `germany`.
 */
export function placeKeys(places: readonly string[]): string[] {
  const names = places.flatMap((place) => [place, ...place.split(',')])
  return [...new Set(names.map((name) => slugify(name)).filter((slug) => slug !== ''))]
}
