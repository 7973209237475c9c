import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { slugify } from '../../platform/slugs/slug.ts'
import { entriesOf, presentSlug } from '../catalogs/index.ts'

/** Returns the catalog's interests that a résumé names, each once, whatever the case and accents. */
export function knownInterests({ interests = [] }: Resume): CatalogEntry[] {
  const words = interests.flatMap(({ name = '', keywords = [] }) => [name, ...keywords])
  return entriesOf('interests', [...new Set(words.map((word) => presentSlug('interests', slugify(word))))])
}
