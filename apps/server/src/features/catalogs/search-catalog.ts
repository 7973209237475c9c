import { MOST_CATALOG_ENTRIES } from '@rise/contract/catalogs/endpoints'
import type { SearchableCatalog } from '@rise/contract/catalogs/kinds'
import { slugify } from '../../platform/slugs/slug.ts'
import { type FileEntry, wholeCatalogs } from './catalog-files.ts'
import { catalogNow } from './present-catalogs.ts'
import { suggestSkills } from './skill-catalog.ts'
import { foldSpelling } from './spelling.ts'

/**
 * Returns at most 20 entries of a catalog that match the words: first names that begin with them, then names with a
 * word that does, then names that contain them, then entries with another name that does, then entries of a group of
 * that name. Without words the first entries; for skills then none.
 */
export function searchCatalog(name: SearchableCatalog, words: string): FileEntry[] {
  if (name === 'skills') return suggestSkills(words).map(withoutAdminFields)
  const query = foldSearch(words)
  const entries = offeredIn(name)
  if (words.trim() === '') return entries.slice(0, MOST_CATALOG_ENTRIES).map(withoutAdminFields)
  if (query === '') return []
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, query) })).filter(({ rank }) => rank < NONE)
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_CATALOG_ENTRIES)
    .map(({ entry }) => withoutAdminFields(entry))
}

/** Without the fields for admins. */
function withoutAdminFields({ slug, name, group, description, for: owner }: FileEntry): FileEntry {
  return { slug, name, group, ...(description !== undefined && { description }), ...(owner && { for: owner }) }
}

function offeredIn(name: Exclude<SearchableCatalog, 'skills'>): readonly FileEntry[] {
  if (name in wholeCatalogs) return wholeCatalogs[name as keyof typeof wholeCatalogs]
  const { entries } = catalogNow(name as Exclude<typeof name, keyof typeof wholeCatalogs>)
  return entries.filter(({ retired }) => !retired)
}

const NONE = 5

/** Compared by name: the slug of a department is less specific. */
function rankOf({ name, group, aliases = [] }: FileEntry, asked: string): number {
  const foldedName = foldSearch(name)
  if (foldedName.startsWith(asked)) return 0
  if (foldedName.includes(`-${asked}`)) return 1
  if (foldedName.includes(asked)) return 2
  if (aliases.some((alias) => foldSearch(alias).includes(asked))) return 3
  return foldSearch(group).startsWith(asked) ? 4 : NONE
}

/** Words as they are compared; those in other scripts make no part of an address. */
function foldSearch(text: string): string {
  return slugify(text) || foldSpelling(text)
}
