import entries from '@rise/contract/catalogs/skills.json' with { type: 'json' }

/** A skill of the catalog; its slug never changes, its name is how it is usually written. */
export interface CatalogSkill {
  readonly slug: string
  readonly name: string
  readonly group: string
  readonly aliases: readonly string[]
}

const mostSuggested = 20
const NONE = 5

/** Without accents, case and punctuation that says nothing: `Node.js` and `node js` differ, `C`, `C++` and `C#` do, too. */
export function foldSkill(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/[. ]+$/, '')
    .trim()
}

interface Spelling {
  readonly folded: string
  readonly isAlias: boolean
  readonly skill: CatalogSkill
}

const skills: readonly CatalogSkill[] = entries
const spellings: readonly Spelling[] = skills.flatMap((skill) =>
  [skill.name, ...skill.aliases].map((words, index) => ({ folded: foldSkill(words), isAlias: index > 0, skill })),
)
const bySpelling = new Map(spellings.map(({ folded, skill }) => [folded, skill]))

/** The skill of this name or alias, whatever its case and accents; undefined when the catalog has none. */
export function findSkill(text: string): CatalogSkill | undefined {
  return bySpelling.get(foldSkill(text))
}

/** The skills whose name begins with the words, then whose alias does, then those that have them inside: at most 20, each once. */
export function suggestSkills(words: string): readonly CatalogSkill[] {
  const sought = foldSkill(words)
  if (sought === '') return []
  const rank = ({ folded, isAlias }: Spelling): number => {
    if (folded === sought) return 0
    if (folded.startsWith(sought)) return isAlias ? 2 : 1
    if (folded.includes(` ${sought}`)) return 3
    return folded.includes(sought) ? 4 : NONE
  }
  const found = spellings
    .map((spelling) => ({ skill: spelling.skill, rank: rank(spelling) }))
    .filter((each) => each.rank < NONE)
    .toSorted((a, b) => a.rank - b.rank || a.skill.name.localeCompare(b.skill.name, 'en'))
  return [...new Set(found.map(({ skill }) => skill))].slice(0, mostSuggested)
}
