import { catalogNow, findEntry, type PresentEntry, type Spelling } from './present-catalogs.ts'
import { foldSpelling } from './spelling.ts'

const mostSuggested = 20
const NO_MATCH = 5

/** Returns the skill with this name or alias, ignoring case and accents; undefined when the catalog has none. */
export function findSkill(text: string): PresentEntry | undefined {
  return findEntry('skills', text)
}

/**
 * Returns at most 20 skills, each once, in this order: their name or alias is the words, their name begins with the
 * words, an alias does, a later word of a name or alias does, a name or alias contains them. Without words, returns
 * none.
 */
export function suggestSkills(words: string): readonly PresentEntry[] {
  const foldedSearch = foldSpelling(words)
  if (foldedSearch === '') return []
  const rank = ({ folded, isAlias }: Spelling): number => {
    if (folded === foldedSearch) return 0
    if (folded.startsWith(foldedSearch)) return isAlias ? 2 : 1
    if (folded.includes(` ${foldedSearch}`)) return 3
    return folded.includes(foldedSearch) ? 4 : NO_MATCH
  }
  const catalog = catalogNow('skills')
    .spellings.filter(({ entry }) => !entry.retired)
    .map((spelling) => ({ skill: spelling.entry, rank: rank(spelling) }))
    .filter((each) => each.rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank || a.skill.name.localeCompare(b.skill.name, 'en'))
  return [...new Set(catalog.map(({ skill }) => skill))].slice(0, mostSuggested)
}
