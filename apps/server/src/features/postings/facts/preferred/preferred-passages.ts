import type { TextSpan } from '../skills-of-text.ts'
import { namesPreferred, preferredClauses, statesMust } from './preferred-clauses.ts'
import { patterns } from './preferred-patterns.ts'
import { BOLD, type TextLine } from './text-lines.ts'

/** A part of a description with nice-to-have skills, and the words that call them that. */
export interface Passage extends TextSpan {
  readonly quote: string
}

interface Section {
  readonly name: string
  readonly level: number
  /** The depth of the list item that opens the section; null if another line does. */
  readonly depth: number | null
  /** Whether a heading of at least the same rank follows. If so, a section without a list can have whole paragraphs. */
  readonly ends: boolean
  hasItems: boolean
  hasDeeper: boolean
  lines: number
}

/** The level of a heading without markup: `Nice to have:`, or a line above a list. */
const PLAIN_LEVEL = 8
const longestHeading = 100
const fragmentWords = 12

/**
 * Returns the parts of a description with the skills that it calls nice to have: sections under a heading that says so,
 * and parts of sentences elsewhere. A section ends at the next heading that isn't smaller, or where text follows its
 * list.
 */
export function preferredPassages(lines: readonly TextLine[]): Passage[] {
  const passages: Passage[] = []
  let section: Section | null = null
  for (const [index, line] of lines.entries()) {
    const openedSection = sectionOf(lines, index)
    if (openedSection) {
      section = openedSection
      continue
    }
    const level = levelOf(line, lines[index + 1])
    if (section && level !== null && !isWithin(section, line, level)) section = null
    else if (section && level === null && !belongs(section, line)) section = null
    if (section) {
      if (!statesMust(line.text)) passages.push({ ...spanOf(line), quote: `${section.name} … ${line.text}` })
      continue
    }
    for (const { start, end } of preferredClauses(line.text)) {
      passages.push({
        start: line.start + start,
        end: line.start + end,
        quote: line.text.slice(Math.max(0, start - 60), end + 60),
      })
    }
  }
  return passages
}

function spanOf({ start, text }: TextLine): TextSpan {
  return { start, end: start + text.length }
}

/** Returns the section that a line opens. A list item opens one if it ends in a colon or has a list of its own. */
function sectionOf(lines: readonly TextLine[], index: number): Section | null {
  const line = lines[index]
  if (line === undefined) return null
  const next = lines[index + 1]
  const isItem = line.depth !== null
  const opens = !isItem || line.text.endsWith(':') || (next?.depth ?? 0) > (line.depth ?? 0)
  const name = line.text.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, '')
  if (!opens || !(namesPreferred(name) || isQualified(name))) return null
  const level = line.level ?? PLAIN_LEVEL
  const ends = lines.slice(index + 1).some((other) => other.level !== null && other.level <= level)
  return { name, level, depth: line.depth, ends, hasItems: false, hasDeeper: false, lines: 0 }
}

/** Whether words for nice to have qualify a neutral heading: `Skills (nice to have)`, `Qualifications – preferred`. */
function isQualified(name: string): boolean {
  return namesPreferred(name.replace(/[–—():,-]+/gu, ' '))
}

/** Returns the level of a heading; null for any other line. */
function levelOf({ text, level, depth }: TextLine, next: TextLine | undefined): number | null {
  if (level !== null) return level
  if (depth !== null || text.length > longestHeading) return null
  const isAbove = next !== undefined && next.depth !== null && !/[.!?]$/u.test(text)
  return text.endsWith(':') || isAbove || (text.length < 60 && patterns.sections.test(text)) ? PLAIN_LEVEL : null
}

/** Whether a section continues after a heading, because the heading is smaller, such as `Tools:`. */
function isWithin(section: Section, { text }: TextLine, level: number): boolean {
  if (section.depth !== null || level <= section.level || patterns.sections.test(text) || statesMust(text)) return false
  return level < BOLD || !section.hasItems
}

/** Whether a line belongs to a section; updates the section's state. */
function belongs(section: Section, { text, depth, beginsBlock }: TextLine): boolean {
  if (depth !== null) {
    if (section.depth !== null) {
      if (depth < section.depth || (depth === section.depth && section.hasDeeper)) return false
      if (depth > section.depth) section.hasDeeper = true
    }
    section.hasItems = true
    return true
  }
  if (section.hasItems || section.depth !== null) return false
  section.lines += 1
  if (section.lines === 1) return true
  if (
    /(?<!\p{L})(?:we|our|wir|unser\p{L}*|nous|notre|nos|nuestr\p{L}+|noss[oa]s?|nostr\p{L}|wij|onze|nasz\p{L}*)(?!\p{L})/iu.test(
      text,
    )
  )
    return false
  const isFragment = !/[.!?]$/u.test(text) && text.split(' ').length <= fragmentWords
  return isFragment || !beginsBlock || (section.ends && section.level <= BOLD)
}
