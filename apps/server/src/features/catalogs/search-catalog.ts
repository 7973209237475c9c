import { MOST_CATALOG_ENTRIES } from '@rise/contract/catalogs/endpoints'
import type { SearchableCatalog } from '@rise/contract/catalogs/kinds'
import { slugify } from '../../platform/slugs/slug.ts'
import { type FileEntry, wholeCatalogs } from './catalog-files.ts'
import { catalogNow } from './present-catalogs.ts'
import { suggestSkills } from './skill-catalog.ts'
import { foldSpelling } from './spelling.ts'

/**
 * Returns at most 20 entries of a catalog that match the words, in this order: their name begins with the words, a word
 * of their name does, their name contains the words, another name contains them, their group begins with them. Without
 * words, returns the first entries. Skills are found by `suggestSkills` instead, which returns none without words.
 */
export function searchCatalog(name: SearchableCatalog, words: string): FileEntry[] {
  if (name === 'skills') return suggestSkills(words).map(withoutAdminFields)
  const query = foldSearch(words)
  const entries = offeredIn(name)
  if (words.trim() === '') return entries.slice(0, MOST_CATALOG_ENTRIES).map(withoutAdminFields)
  if (query === '') return []
  const rankedEntries = entries
    .map((entry) => ({ entry, rank: rankOf(entry, query) }))
    .filter(({ rank }) => rank < NO_MATCH)
  return rankedEntries
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_CATALOG_ENTRIES)
    .map(({ entry }) => withoutAdminFields(entry))
}

/** Returns the entry without the fields that only admins see. */
function withoutAdminFields({ slug, name, group, description, for: owner }: FileEntry): FileEntry {
  return { slug, name, group, ...(description !== undefined && { description }), ...(owner && { for: owner }) }
}

function offeredIn(name: Exclude<SearchableCatalog, 'skills'>): readonly FileEntry[] {
  if (name in wholeCatalogs) return wholeCatalogs[name as keyof typeof wholeCatalogs]
  const { entries } = catalogNow(name as Exclude<typeof name, keyof typeof wholeCatalogs>)
  return entries.filter(({ retired }) => !retired)
}

const NO_MATCH = 5

/**
 * Ranks an entry by where its names match. Folds the name instead of using the slug, because a department's slug is
 * less specific.
 */
function rankOf({ name, group, aliases = [] }: FileEntry, asked: string): number {
  const foldedName = foldSearch(name)
  if (foldedName.startsWith(asked)) return 0
  if (foldedName.includes(`-${asked}`)) return 1
  if (foldedName.includes(asked)) return 2
  if (aliases.some((alias) => foldSearch(alias).includes(asked))) return 3
  return foldSearch(group).startsWith(asked) ? 4 : NO_MATCH
}

/** Normalises words for comparison, including words in scripts that slugs can't contain. */
function foldSearch(text: string): string {
  return slugify(text) || foldSpelling(text)
}
