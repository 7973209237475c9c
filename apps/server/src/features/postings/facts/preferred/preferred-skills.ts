import { skillMentions, type TextSpan } from '../skills-of-text.ts'
import { type Passage, preferredPassages } from './preferred-passages.ts'
import { patterns } from './preferred-patterns.ts'
import { textLines } from './text-lines.ts'

const longestName = 80
const shortName = 3
/** A span that lies outside any passage. */
const requiredSpan: TextSpan = { start: -1, end: 0 }
/** A preceding word that belongs to the name: one of at least five letters, or with a capital, unlike `with`. */
const longerName = /(?:\p{L}{5,}|\p{Lu}\p{L}+) $/u

/** A description, and the parts of it whose skills are nice to have. */
export interface ReadNeeds {
  readonly text: string
  readonly passages: readonly Passage[]
}

/** Reads the nice-to-have parts of a description in HTML. Pure; linear in its length. */
export function readNeeds(html: string): ReadNeeds {
  const lines = textLines(html)
  const text = lines.map((line) => line.text).join('\n')
  const isStated = [patterns.names, patterns.marks, patterns.leads].some((pattern) => text.search(pattern) !== -1)
  return { text, passages: isStated ? preferredPassages(lines) : [] }
}

export interface PreferredSkills {
  /** The nice-to-have skills, in the order of the skills. */
  readonly skills: readonly string[]
  /** The words that call the first skill nice to have. */
  readonly quote: string
}

/**
 * Returns the skills of a posting that its description names only where it calls them nice to have; null if there are
 * none. A skill is required if the title or any other part of the description names it, or if neither names it.
 */
export function preferredSkills(
  title: string,
  { text, passages }: ReadNeeds,
  skills: readonly string[],
): PreferredSkills | null {
  if (passages.length === 0 || skills.length === 0) return null
  const mentions = skillMentions(title, text)
  const namedSkills = skills.flatMap((skill) => {
    const knownMentions = mentions(skill) ?? []
    const spans = knownMentions.length > 0 ? knownMentions : literal(skill, title, text)
    const passagesOfSpans = spans.map((span) =>
      passages.find(({ start, end }) => start <= span.start && span.end <= end),
    )
    const [first] = passagesOfSpans
    return first !== undefined && passagesOfSpans.every((passage) => passage !== undefined)
      ? [{ skill, quote: first.quote }]
      : []
  })
  const [first] = namedSkills
  return first === undefined ? null : { skills: namedSkills.map(({ skill }) => skill), quote: first.quote }
}

/**
 * Returns the positions of a skill's words, for a skill that our vocabulary doesn't recognise in the text. Short words
 * count only in the same letter case, so that `go` doesn't match Go. A skill in the title, or at the end of a longer
 * name (Training in `Mediation training`), is required.
 */
function literal(skill: string, title: string, text: string): readonly TextSpan[] {
  const words = skill.trim()
  if (words === '' || words.length > longestName) return []
  const escapedWords = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapedWords}(?![\\p{L}\\p{N}+#])`,
    words.length <= shortName ? 'gu' : 'giu',
  )
  if (title.search(pattern) !== -1) return [requiredSpan]
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) =>
    longerName.test(text.slice(Math.max(0, index - longestName), index))
      ? requiredSpan
      : { start: index, end: index + found.length },
  )
}
