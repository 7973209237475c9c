import type { ResumeLine } from './resume-line.ts'
import { type SectionKind, sectionInLine, sectionOfHeading } from './section-headings.ts'

export interface Section {
  readonly kind: SectionKind
  /** As written. */
  readonly heading?: string
  readonly lines: readonly ResumeLine[]
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

/** Splits the document at its headings. An unknown one, known by its size, opens a section of kind `other`. */
export function splitSections(lines: readonly ResumeLine[]): Section[] {
  const headingSize = sizeOfHeadings(lines)
  const areCapitals = headingsAreCapitals(lines)
  const sections: { kind: SectionKind; heading?: string; lines: ResumeLine[] }[] = [{ kind: 'header', lines: [] }]
  for (const line of lines) {
    const current = sections.at(-1)
    if (line.startsColumn && current && current.kind !== 'header') sections.push({ kind: 'header', lines: [] })
    const kind = headingKind(line, { headingSize, areCapitals }, current)
    if (kind) {
      sections.push({ kind, heading: line.text, lines: [] })
      continue
    }
    const inline = inlinePart(line, sections.at(-1)?.kind ?? 'header')
    if (inline) sections.push({ kind: inline.kind, lines: [{ ...line, text: inline.rest }] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.filter((section) => section.lines.length > 0 || section.heading !== undefined)
}

function headingKind(
  line: ResumeLine,
  { headingSize, areCapitals }: { headingSize: number | undefined; areCapitals: boolean },
  current: { readonly kind: SectionKind; readonly lines: readonly ResumeLine[] } | undefined,
): SectionKind | undefined {
  if (line.isBullet && !line.isHeading) return undefined
  const known = sectionOfHeading(line.text)
  if (known) return isTooSmall(line, headingSize) ? undefined : known
  const isCapitals =
    areCapitals && line.isApart === true && isInCapitals(line.text) && !partsWithEntries.has(current?.kind ?? 'header')
  const isLarge = headingSize !== undefined && line.size !== undefined && sameSize(line.size, headingSize)
  const isLikeHeadings = headingSize === undefined ? isCapitals : isLarge
  const isFirst = current?.kind === 'header' && current.lines.length === 0
  if (!isLikeHeadings || isFirst || current?.kind === 'header') return undefined
  return line.text.length <= 40 && !/[\d@,:|\t]/.test(line.text) && line.text.split(' ').length <= 5
    ? 'other'
    : undefined
}

/** Whether all known headings are in capitals: then unknown ones are, too. */
function headingsAreCapitals(lines: readonly ResumeLine[]): boolean {
  const known = lines.filter((line) => !line.isBullet && sectionOfHeading(line.text))
  return known.length > 1 && known.every((line) => isInCapitals(line.text))
}

function isInCapitals(text: string): boolean {
  return text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase()
}

/** "Training" as a word of the text is no heading if headings are larger. */
function isTooSmall({ size, isHeading }: ResumeLine, headingSize: number | undefined): boolean {
  return !isHeading && headingSize !== undefined && size !== undefined && size < headingSize - 0.6
}

/** Returns the size of most known headings, unless it is that of the text itself. */
function sizeOfHeadings(lines: readonly ResumeLine[]): number | undefined {
  const known = lines.filter((line) => !line.isBullet && sectionOfHeading(line.text))
  const size = mostFrequent(known.map((line) => [line.size, 1]))
  const body = mostFrequent(lines.map((line) => [line.size, line.text.length]))
  return size === undefined || body === undefined || size <= body + 0.4 ? undefined : size
}

function mostFrequent(weighed: readonly (readonly [number | undefined, number])[]): number | undefined {
  const weights = new Map<number, number>()
  for (const [size, weight] of weighed) {
    if (size !== undefined) weights.set(rounded(size), (weights.get(rounded(size)) ?? 0) + weight)
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

function sameSize(one: number, other: number): boolean {
  return Math.abs(rounded(one) - rounded(other)) < 0.3
}

function rounded(size: number): number {
  return Math.round(size * 4) / 4
}

function inlinePart(line: ResumeLine, current: SectionKind): { kind: SectionKind; rest: string } | undefined {
  const inline = sectionInLine(line.text)
  if (!inline || !inlineParts.has(inline.kind) || partsWithEntries.has(current) || inline.kind === current) {
    return undefined
  }
  // "Tools: Git" under "Skills" is a group of skills.
  return current === 'skills' && inline.kind === 'skills' ? undefined : inline
}
