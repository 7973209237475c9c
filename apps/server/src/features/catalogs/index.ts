// Catalogs: the lists that forms search in, such as skills. They start as files of the contract. Owns `catalog_entry`,
// the changes by admins, and `catalog_revision`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { broaderSkills } from './broader-skills.ts'
export { badges } from './catalog-files.ts'
export {
  type ChangedEntry,
  currentChangesOf,
  entriesOf,
  findEntry,
  hasEntry,
  presentName,
  presentNames,
  presentSlug,
  setCatalogs,
  withCatalogSpelling,
} from './present-catalogs.ts'
export { refreshCatalogs } from './refresh-catalogs.ts'
export { findSkill } from './skill-catalog.ts'
export { spellingsOfSkill, wordsForSkill } from './skill-words.ts'
export { type NamedTerms, type Term, termsIn, termsOf } from './terms.ts'
export type { CatalogUse } from './uses.ts'
