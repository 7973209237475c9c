import type { ResumeLine } from '../lines/resume-line.ts'
import { type HeadingKind, knownHeading, likelyHeading } from '../words/headings.ts'
import { isFluency, isNaturalLanguage } from '../words/natural-languages.ts'
import { findHeadingStyle, type HeadingStyle, hasStyleOfHeadings } from './heading-style.ts'

/** The sections of a résumé; `header` precedes the first heading, and `other` has one that we don't know. */
export type SectionKind = HeadingKind | 'header' | 'other'

export interface Section {
  readonly kind: SectionKind
  /** As written. */
  readonly heading?: ResumeLine
  readonly lines: readonly ResumeLine[]
}

interface Draft {
  kind: SectionKind
  heading?: ResumeLine
  lines: ResumeLine[]
}

/** Sections whose entries have fields of their own, so that `Technologies: ...` opens no new section. */
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

/** Splits the document at its headings. An unknown one, known by its style, opens a section of kind `other`. */
export function splitSections(lines: readonly ResumeLine[]): Section[] {
  const style = findHeadingStyle(lines)
  const sections: Draft[] = [{ kind: 'header', lines: [] }]
  /** The section that continues after a section of one line. */
  let around: SectionKind | undefined
  for (const [index, line] of lines.entries()) {
    if (line.startsColumn && sections.at(-1)?.kind !== 'header') {
      sections.push({ kind: 'header', lines: [] })
      around = undefined
    }
    const current = sections.at(-1) ?? { kind: 'header', lines: [] }
    const kind = headingKind(line, lines[index + 1], style, current)
    if (kind) {
      around = undefined
      sections.push({ kind, heading: line, lines: [] })
      continue
    }
    const inline = inlinePart(line, around ?? current.kind)
    if (inline) {
      around ??= current.kind
      sections.push({ kind: inline.kind, lines: [{ ...line, text: inline.rest }] })
    } else if (around !== undefined && !continuesInline(line, current.lines.at(-1))) {
      sections.push({ kind: around, lines: [line] })
      around = undefined
    } else current.lines.push(line)
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
  const likely = likelyHeading(line.text)
  if (likely && (isStyled || (style.size === undefined && line.isApart && !next?.isApart))) return likely
  if (!isStyled || current.kind === 'header' || (style.size === undefined && partsWithEntries.has(current.kind)))
    return undefined
  return line.text.length <= 40 && !/[\d@,:|\t]/.test(line.text) && line.text.split(' ').length <= 5
    ? 'other'
    : undefined
}

/** "Training" as a word of the text is no heading if headings are larger. */
function isTooSmall({ size, isHeading }: ResumeLine, style: HeadingStyle): boolean {
  return !isHeading && style.size !== undefined && size !== undefined && size < style.size - 0.6
}

/** A single known word within a list, such as "Design" or "Consulting", is no heading if others have a style. */
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

/** Words of one sort that often follow their heading: `Languages: English, German`. */
function inlinePart(line: ResumeLine, current: SectionKind): { kind: SectionKind; rest: string } | undefined {
  const [, heading = '', rest = ''] = /^([\p{L}\p{M} &/-]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(line.text) ?? []
  const kind = heading === '' ? undefined : knownHeading(heading)
  if (!kind || !inlineParts.has(kind) || partsWithEntries.has(current) || kind === current) return undefined
  // "Tools: Git" under "Skills" is a group of skills, and so is "Languages: Java, Python".
  if (kind === 'languages')
    return areLanguages(rest) ? { kind, rest } : current === 'skills' ? undefined : { kind: 'skills', rest: line.text }
  return current === 'skills' && kind === 'skills' ? undefined : { kind, rest }
}

function areLanguages(text: string): boolean {
  const items = text.split(/[,;|•·、，]|\s[–—-]\s/u).filter((item) => item.trim() !== '')
  const spoken = items.filter((item) => isNaturalLanguage(item.replace(/[:(].*$/s, '')) || isFluency(item))
  return spoken.length * 2 > items.length
}

function continuesInline(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (!before || line.isApart || line.isBullet || line.startsColumn) return false
  return /[,;(&/]$/.test(before.text) || /^\p{Ll}/u.test(line.text) || before.isFull === true
}
