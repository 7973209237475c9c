import { type CatalogName, MOST_CATALOG_ENTRIES } from '@rise/contract/catalogs'
import { slugify } from '../../platform/slug.ts'
import { catalogs, type Listed } from './catalog.ts'

/**
 * What of a catalog fits the words, at most 20: names that begin with them, then those with a word that does, then those
 * that hold them anywhere, then those of a group of that name. Without words the first ones.
 */
export function searchCatalog(name: CatalogName, words: string): Listed[] {
  const asked = slugify(words)
  const entries = catalogs[name]
  if (words.trim() === '') return entries.slice(0, MOST_CATALOG_ENTRIES)
  if (asked === '') return []
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, asked) })).filter(({ rank }) => rank < NONE)
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_CATALOG_ENTRIES)
    .map(({ entry }) => entry)
}

const NONE = 4

function rankOf({ slug, group }: Listed, asked: string): number {
  if (slug.startsWith(asked)) return 0
  if (slug.includes(`-${asked}`)) return 1
  if (slug.includes(asked)) return 2
  return slugify(group).startsWith(asked) ? 3 : NONE
}
