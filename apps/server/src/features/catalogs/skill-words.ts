import { catalogNow, findEntry, type PresentCatalog, type PresentEntry } from './present-catalogs.ts'

const MOST_WORDS = 40

/** Returns all spellings of a skill, the given one first. */
export function spellingsOfSkill(name: string): readonly string[] {
  const entry = findEntry('skills', name)
  return [...new Set([name, ...(entry ? [entry.name, ...entry.aliases] : [])])]
}

/** Returns the spellings of a skill and the names of skills that imply it, at most 40: for Ruby, also Rails. */
export function wordsForSkill(name: string): readonly string[] {
  const entry = findEntry('skills', name)
  const narrower = entry ? (narrowerOf(catalogNow('skills')).get(entry.name) ?? []) : []
  return [...spellingsOfSkill(name), ...narrower.flatMap((other) => [other.name, ...other.aliases])].slice(
    0,
    MOST_WORDS,
  )
}

const narrowerByCatalog = new WeakMap<PresentCatalog, ReadonlyMap<string, readonly PresentEntry[]>>()

/** Returns the skills that imply each skill directly, computed once for each state of the catalog. */
function narrowerOf(catalog: PresentCatalog): ReadonlyMap<string, readonly PresentEntry[]> {
  const knownNarrower = narrowerByCatalog.get(catalog)
  if (knownNarrower) return knownNarrower
  const narrower = new Map<string, PresentEntry[]>()
  for (const entry of catalog.entries) {
    for (const name of entry.broader ?? []) narrower.set(name, [...(narrower.get(name) ?? []), entry])
  }
  narrowerByCatalog.set(catalog, narrower)
  return narrower
}
