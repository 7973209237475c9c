import { catalogNow, findEntry, type PresentEntry, type Spelling } from './present-catalogs.ts'
import { foldSpelling } from './spelling.ts'

const mostSuggested = 20
const NONE = 5

/** Returns the skill with this name or alias, ignoring case and accents; undefined when the catalog has none. */
export function findSkill(text: string): PresentEntry | undefined {
  return findEntry('skills', text)
}

/**
 * Returns at most 20 skills, each once: first those whose name begins with the words, then whose alias does, then those
 * that contain them.
 */
export function suggestSkills(words: string): readonly PresentEntry[] {
  const foldedSearch = foldSpelling(words)
  if (foldedSearch === '') return []
  const rank = ({ folded, isAlias }: Spelling): number => {
    if (folded === foldedSearch) return 0
    if (folded.startsWith(foldedSearch)) return isAlias ? 2 : 1
    if (folded.includes(` ${foldedSearch}`)) return 3
    return folded.includes(foldedSearch) ? 4 : NONE
  }
  const catalog = catalogNow('skills')
    .spellings.filter(({ entry }) => !entry.retired)
    .map((spelling) => ({ skill: spelling.entry, rank: rank(spelling) }))
    .filter((each) => each.rank < NONE)
    .toSorted((a, b) => a.rank - b.rank || a.skill.name.localeCompare(b.skill.name, 'en'))
  return [...new Set(catalog.map(({ skill }) => skill))].slice(0, mostSuggested)
}
