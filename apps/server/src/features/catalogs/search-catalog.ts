import { MOST_CATALOG_ENTRIES } from '@rise/contract/catalogs/endpoints'
import type { SearchableCatalog } from '@rise/contract/catalogs/kinds'
import { slugify } from '../../platform/slugs/slug.ts'
import { catalogs, type Listed, wholeCatalogs } from './catalog.ts'
import { suggestSkills } from './skill-catalog.ts'

const searched = { ...catalogs, ...wholeCatalogs }

/**
 * What of a catalog fits the words, at most 20: names that begin with them, then those with a word that does, then those
 * that hold them anywhere, then those of a group of that name. Without words the first ones; skills, which are found by their other names, too, then have none.
 */
export function searchCatalog(name: SearchableCatalog, words: string): Listed[] {
  if (name === 'skills') return suggestSkills(words).map(({ slug, name, group }) => ({ slug, name, group }))
  const asked = slugify(words)
  const entries = searched[name]
  if (words.trim() === '') return entries.slice(0, MOST_CATALOG_ENTRIES)
  if (asked === '') return []
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, asked) })).filter(({ rank }) => rank < NONE)
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_CATALOG_ENTRIES)
    .map(({ entry }) => entry)
}

const NONE = 4

/** By the name: the slug of a department says less. */
function rankOf({ name, group }: Listed, asked: string): number {
  const words = slugify(name)
  if (words.startsWith(asked)) return 0
  if (words.includes(`-${asked}`)) return 1
  if (words.includes(asked)) return 2
  return slugify(group).startsWith(asked) ? 3 : NONE
}
