import type { ResumeLine } from '../lines/resume-line.ts'
import { type HeadingKind, knownHeading, likelyHeading } from '../words/headings.ts'
import { isFluency, isNaturalLanguage } from '../words/natural-languages.ts'
import { findHeadingStyle, type HeadingStyle, hasStyleOfHeadings } from './heading-style.ts'

/**
 * The sections of a résumé. `header` is the text before the first heading of the document or of its second column;
 * `other` has an unknown heading.
 */
export type SectionKind = HeadingKind | 'header' | 'other'

export interface Section {
  readonly kind: SectionKind
  /** The heading as written. */
  readonly heading?: ResumeLine
  readonly lines: readonly ResumeLine[]
}

interface Draft {
  kind: SectionKind
  heading?: ResumeLine
  lines: ResumeLine[]
}

/** Sections whose entries have their own fields, so that `Technologies: ...` doesn't open a section. */
const partsWithEntries: ReadonlySet<SectionKind> = new Set([
  'work',
  'volunteer',
  'education',
  'projects',
  'publications',
  'awards',
])
/** Short sections that often take one line without a heading of their own. */
const inlineParts: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates'])

/**
 * Splits the document at its headings. An unknown heading, recognised by its style, opens a section of kind `other`.
 */
export function splitSections(lines: readonly ResumeLine[]): Section[] {
  const style = findHeadingStyle(lines)
  const sections: Draft[] = [{ kind: 'header', lines: [] }]
  /** The section to which the text returns after a section of one line. */
  let surroundingKind: SectionKind | undefined
  for (const [index, line] of lines.entries()) {
    if (line.startsColumn && sections.at(-1)?.kind !== 'header') {
      sections.push({ kind: 'header', lines: [] })
      surroundingKind = undefined
    }
    const currentSection = sections.at(-1) ?? { kind: 'header', lines: [] }
    const kind = headingKind(line, lines[index + 1], style, currentSection)
    if (kind) {
      surroundingKind = undefined
      sections.push({ kind, heading: line, lines: [] })
      continue
    }
    const inline = inlinePart(line, surroundingKind ?? currentSection.kind)
    if (inline) {
      surroundingKind ??= currentSection.kind
      sections.push({ kind: inline.kind, lines: [{ ...line, text: inline.rest }] })
    } else if (surroundingKind !== undefined && !continuesInline(line, currentSection.lines.at(-1))) {
      sections.push({ kind: surroundingKind, lines: [line] })
      surroundingKind = undefined
    } else currentSection.lines.push(line)
  }
  return sections.filter((section) => section.lines.length > 0 || section.heading !== undefined)
}

function headingKind(
  line: ResumeLine,
  next: ResumeLine | undefined,
  style: HeadingStyle,
  current: Draft,
): SectionKind | undefined {
  if (line.isBullet && !line.isHeading) return undefined
  const isStyled = line.isHeading === true || hasStyleOfHeadings(line, style)
  const knownKind = knownHeading(line.text)
  if (knownKind) return isTooSmall(line, style) || isEntryWord(line, next, current, isStyled) ? undefined : knownKind
  const isFirst = current.kind === 'header' && current.lines.length === 0
  if (isFirst) return undefined
  const likelyKind = likelyHeading(line.text)
  if (likelyKind && (isStyled || (style.size === undefined && line.isApart && !next?.isApart))) return likelyKind
  if (!isStyled || current.kind === 'header' || (style.size === undefined && partsWithEntries.has(current.kind)))
    return undefined
  return line.text.length <= 40 && !/[\d@,:|\t]/.test(line.text) && line.text.split(' ').length <= 5
    ? 'other'
    : undefined
}

/** Whether a line is too small for a heading: "Training" is only a word of the text if headings are larger. */
function isTooSmall({ size, isHeading }: ResumeLine, style: HeadingStyle): boolean {
  return !isHeading && style.size !== undefined && size !== undefined && size < style.size - 0.6
}

/** Whether a single known word, such as "Design" or "Consulting", is an entry of a list rather than a heading. */
function isEntryWord(
  line: ResumeLine,
  next: ResumeLine | undefined,
  { kind, lines }: Draft,
  isStyled: boolean,
): boolean {
  if (isStyled || line.isApart !== false || line.text.includes(' ')) return false
  const isSmall = line.text === line.text.toLowerCase() && line.text !== line.text.toUpperCase()
  return isSmall || ((kind === 'skills' || kind === 'interests') && lines.length > 0 && next?.isApart === true)
}

/** Splits a heading from the words that follow it in the same line: `Languages: English, German`. */
function inlinePart(line: ResumeLine, current: SectionKind): { kind: SectionKind; rest: string } | undefined {
  const [, heading = '', rest = ''] = /^([\p{L}\p{M} &/-]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(line.text) ?? []
  const kind = heading === '' ? undefined : knownHeading(heading)
  if (!kind || !inlineParts.has(kind) || partsWithEntries.has(current) || kind === current) return undefined
  // Under "Skills", lines such as "Tools: Git" and "Languages: Java, Python" are groups of skills.
  if (kind === 'languages')
    return areLanguages(rest) ? { kind, rest } : current === 'skills' ? undefined : { kind: 'skills', rest: line.text }
  return current === 'skills' && kind === 'skills' ? undefined : { kind, rest }
}

function areLanguages(text: string): boolean {
  const items = text.split(/[,;|•·、，]|\s[–—-]\s/u).filter((item) => item.trim() !== '')
  const spokenLanguages = items.filter((item) => isNaturalLanguage(item.replace(/[:(].*$/s, '')) || isFluency(item))
  return spokenLanguages.length * 2 > items.length
}

function continuesInline(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (!before || line.isApart || line.isBullet || line.startsColumn) return false
  return /[,;(&/]$/.test(before.text) || /^\p{Ll}/u.test(line.text) || before.isFull === true
}
