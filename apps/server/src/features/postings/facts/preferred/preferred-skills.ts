import { skillMentions, type TextSpan } from '../skills-of-text.ts'
import { type Passage, preferredPassages } from './preferred-passages.ts'
import { patterns } from './preferred-patterns.ts'
import { textLines } from './text-lines.ts'

const longestName = 80
const shortName = 3
/** Outside of any passage. */
const required: TextSpan = { start: -1, end: 0 }
/** The word before is no short one such as `with`. */
const longerName = /(?:\p{L}{5,}|\p{Lu}\p{L}+) $/u

/** A description, and the parts of it whose skills are nice to have. */
export interface ReadNeeds {
  readonly text: string
  readonly passages: readonly Passage[]
}

/** Reads what a description in HTML calls nice to have. Pure; linear in its length. */
export function readNeeds(html: string): ReadNeeds {
  const lines = textLines(html)
  const text = lines.map((line) => line.text).join('\n')
  const isStated = [patterns.names, patterns.marks, patterns.leads].some((pattern) => text.search(pattern) !== -1)
  return { text, passages: isStated ? preferredPassages(lines) : [] }
}

export interface PreferredSkills {
  /** In the order of the skills. */
  readonly skills: readonly string[]
  /** The words that call the first of them nice to have. */
  readonly quote: string
}

/**
 * Returns those of a posting's skills that its description names only where it calls them nice to have; null if there are
 * none. A skill that the title names, or any other part of the description, is required, and so is one that neither names.
 */
export function preferredSkills(
  title: string,
  { text, passages }: ReadNeeds,
  skills: readonly string[],
): PreferredSkills | null {
  if (passages.length === 0 || skills.length === 0) return null
  const mentions = skillMentions(title, text)
  const found = skills.flatMap((skill) => {
    const known = mentions(skill) ?? []
    const spans = known.length > 0 ? known : literal(skill, title, text)
    const within = spans.map((span) => passages.find(({ start, end }) => start <= span.start && span.end <= end))
    const [first] = within
    return first !== undefined && within.every((passage) => passage !== undefined)
      ? [{ skill, quote: first.quote }]
      : []
  })
  const [first] = found
  return first === undefined ? null : { skills: found.map(({ skill }) => skill), quote: first.quote }
}

/**
 * Returns where the words of a skill are written that our vocabulary doesn't recognise there. Short ones count in the same
 * case only: Go is no verb. What the title has, or a longer name ends with (Training in `Mediation training`), is required.
 */
function literal(skill: string, title: string, text: string): readonly TextSpan[] {
  const words = skill.trim()
  if (words === '' || words.length > longestName) return []
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`,
    words.length <= shortName ? 'gu' : 'giu',
  )
  if (title.search(pattern) !== -1) return [required]
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) =>
    longerName.test(text.slice(Math.max(0, index - longestName), index))
      ? required
      : { start: index, end: index + found.length },
  )
}
