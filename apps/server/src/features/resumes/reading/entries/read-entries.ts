import { continuesSentence, joinLines } from '../lines/join-lines.ts'
import type { ResumeLine } from '../lines/resume-line.ts'
import { type FoundPeriod, findPeriod, isDuration, type Period } from '../words/dates.ts'
import { isCompany, isDegree, isRole, isSchool } from '../words/field-words.ts'
import { takeUrl } from '../words/links.ts'
import { splitFields } from './split-fields.ts'

/** One role, school or project: its heading, its period and its description. */
export interface Entry extends Period {
  /** The parts of the heading in order, without dates and addresses. */
  readonly fields: readonly string[]
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
  readonly url?: string
  /** Whether a range was written, such as `2019–2021` or `since 2019`, and not only a date. */
  readonly isRange: boolean
  /** The parts of a heading above the entry that several entries share, such as an employer. */
  readonly group?: readonly string[]
  /** Whether the heading has a line above the one with the date. */
  readonly hasLineAbove: boolean
  readonly lines: readonly number[]
}

interface DatedLine {
  readonly at: number
  readonly period: FoundPeriod
}

const longestHead = 110
/** Abbreviations such as `Ltd.` and `d.o.o.` end a name, while `lamps.` ends a sentence. */
const abbreviation = /(?<!\p{L})(?:(?:\p{Lu}\p{L}{0,4}|(?!\p{Lu})\p{L}{1,2})\.)+$/u
/** The maximum number of lines of a heading above the line with the date. */
const mostAbove = 3

/**
 * Splits a section into entries. If headings contain dates, an entry begins with the heading around each date. The
 * first entry shows how many lines of a heading come above the date, and the other entries follow it. Without dates, an
 * entry begins with a line that has space above it or follows a list. Lines above the first heading belong to no entry.
 */
export function readEntries(section: readonly ResumeLine[]): Entry[] {
  const { lines, groups } = takeGroups(section)
  const datedLines = lines.flatMap((line, at): DatedLine[] => {
    const period = periodOfHead(line, lines[at - 1])
    return period ? [{ at, period }] : []
  })
  const starts = datedLines.length === 0 ? startsWithoutDates(lines) : startsOfDated(lines, datedLines)
  const entries = starts.map((start, index) =>
    readEntry(lines.slice(start, starts[index + 1]), lines, start, datedLines),
  )
  return entries.map((entry) => withGroup(entry, groups))
}

/** An employer above several roles, with a length of time below it, as LinkedIn writes it. */
interface Group {
  readonly from: number
  readonly to: number
  readonly line: ResumeLine
}

/** Removes from a section the lines of employers with several roles, and the lengths of time below them. */
function takeGroups(lines: readonly ResumeLine[]): { lines: ResumeLine[]; groups: Group[] } {
  const groups: Group[] = []
  const rest: ResumeLine[] = []
  for (const line of lines) {
    const lineAbove = rest.at(-1)
    if (
      isDuration(line.text) &&
      lineAbove &&
      !lineAbove.isBullet &&
      lineAbove.text.length <= longestHead &&
      !findPeriod(lineAbove.text)
    ) {
      rest.pop()
      groups.push({ from: line.at, to: Number.POSITIVE_INFINITY, line: lineAbove })
    } else rest.push(line)
  }
  return {
    lines: rest,
    groups: groups.map((group, index) => ({ ...group, to: groups[index + 1]?.line.at ?? group.to })),
  }
}

function withGroup(entry: Entry, groups: readonly Group[]): Entry {
  const [first = 0] = entry.lines
  const group = groups.find(({ from, to }) => first > from && first < to)
  return group
    ? { ...entry, group: splitFields(group.line.text), lines: [group.line.at, group.from, ...entry.lines] }
    : entry
}

function periodOfHead(line: ResumeLine, before: ResumeLine | undefined): FoundPeriod | undefined {
  if (
    line.isBullet ||
    line.text.length > longestHead + 40 ||
    (/[.!?]$/.test(line.text.replace(/(?<!\p{L})(?:\p{L}{1,4}\.)+$/u, '')) && !isAtMargin(line.text.replace(/\.$/, '')))
  ) {
    return undefined
  }
  const period = findPeriod(line.text)
  // A date at the margin or on its own line is not part of a sentence.
  if (period && isAtMargin(line.text)) return period
  if (before && (before.isFull || before.isBullet) && continuesSentence(before, line)) return undefined
  if (!period || (/^[\p{Ll}]/u.test(period.rest.trim()) && !period.rest.startsWith('\t'))) return undefined
  const [left = '', right = ''] = period.rest.split('\t').filter((part) => part.trim() !== '')
  if (period.isRange) return left.length + right.length <= longestHead ? period : undefined
  // A year between words is part of a sentence or a name.
  const isApart = period.rest.startsWith('\t') || period.rest.endsWith('\t') || period.rest.includes('\t\t')
  return isApart && left.length <= 90 && right.length <= 90 ? period : undefined
}

function isAtMargin(text: string): boolean {
  const cells = text.split('\t')
  return [cells[0], cells.at(-1)].some((cell = '') => {
    const period = findPeriod(cell)
    return period?.rest.trim() === '' && (cells.length > 1 || period.isRange)
  })
}

function startsOfDated(lines: readonly ResumeLine[], dated: readonly DatedLine[]): number[] {
  const [first] = dated
  const linesOfFirst = first ? linesAbove(lines, first.at, 0, mostAbove) : 0
  let firstFreeLine = 0
  const starts = dated.map(({ at, period }) => {
    // A date on its own line belongs to the text above it, unless dates come first in the whole section.
    const isAlone = splitFields(period.rest).length === 0 && first && splitFields(first.period.rest).length > 0
    const start = at - linesAbove(lines, at, firstFreeLine, isAlone ? Math.max(2, linesOfFirst) : linesOfFirst)
    firstFreeLine = at + 1 + linesBelow(lines, at, start, period)
    return start
  })
  return withUndated(lines, starts)
}

/** Counts the lines directly above a date that may be its heading, back to the last line of the previous entry. */
function linesAbove(lines: readonly ResumeLine[], at: number, free: number, most: number): number {
  let count = 0
  while (count < most && at - count > free) {
    const [line, below] = [lines[at - count - 1], lines[at - count]]
    const before = lines[at - count - 2]
    if (!line || !(mayBeHead(line, before) || (count === 0 && isNameBelowItem(line, before)))) break
    // Space below a line separates it from the heading that follows.
    if (below?.isApart && count > 0) break
    if (below?.isApart && hasWords(below)) break
    count += 1
    if (line.isApart) break
  }
  return count
}

function hasWords(line: ResumeLine): boolean {
  return splitFields(findPeriod(line.text)?.rest ?? line.text).length > 0
}

/** Counts the lines below the date that complete a heading with fewer than two parts. */
function linesBelow(lines: readonly ResumeLine[], at: number, start: number, { rest }: FoundPeriod): number {
  let fields = [...lines.slice(start, at).map(({ text }) => text), rest]
    .flatMap(splitFields)
    .reduce((sum, field) => sum + partsIn(field), 0)
  let count = 0
  while (fields < 2) {
    const line = lines[at + count + 1]
    if (!line || line.isApart || !mayBeHead(line, lines[at + count]) || periodOfHead(line, undefined)) break
    if (!isLikeName(line.text)) break
    // A line above a date on its own line is that date's heading, as in this entry.
    if (start < at && isDateAlone(lines[at + count + 2])) break
    fields += splitFields(line.text).length
    count += 1
  }
  return count
}

/** Counts the parts of a field: `Engineer, Acme` has two parts in one field. */
function partsIn(field: string): number {
  return /,\s|\s(?:at|bei|chez)\s/.test(field) && (isRole(field) || isDegree(field)) ? 2 : 1
}

function isDateAlone(line: ResumeLine | undefined): boolean {
  const period = line && !line.isBullet ? findPeriod(line.text) : null
  return period?.isRange === true && splitFields(period.rest).length === 0
}

/**
 * Whether a text looks like a heading: a few words, most of them capitalised, or with a word for a role, company,
 * school or degree.
 */
function isLikeName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (words.length > 9) return false
  const capitals = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  return (
    capitals * 2 >= words.length ||
    isCaseless(text, words) ||
    (words.length <= 6 && [isRole, isCompany, isSchool, isDegree].some((is) => is(text)))
  )
}

/** Whether a text is a few words in a script without capitals, without final punctuation. */
function isCaseless(text: string, words: readonly string[]): boolean {
  return text.length <= 28 && words.length <= 4 && words.every((word) => /^[^\p{L}]*\p{Lo}/u.test(word))
}

function mayBeHead(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (line.isBullet || line.text.length > longestHead || /^\p{Ll}/u.test(line.text)) return false
  if (/[.!?;:。！？؟।]$/.test(line.text) && !abbreviation.test(line.text)) return false
  return !(before && continuesSentence(before, line))
}

/** Whether a line is a short name, although the list item above it fills its line and could continue in it. */
function isNameBelowItem(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (!before?.isBullet || !before.isFull || /[,&(]$/.test(before.text)) return false
  return mayBeHead(line, undefined) && isLikeName(line.text) && line.text.split(/\s+/).length <= 5
}

/**
 * Adds undated entries between dated ones. Such an entry begins with a short line that has space above it and follows a
 * list item.
 */
function withUndated(lines: readonly ResumeLine[], starts: readonly number[]): number[] {
  const all = [...starts]
  for (let at = (starts[0] ?? 0) + 1; at < lines.length; at += 1) {
    const [line, before, next] = [lines[at], lines[at - 1], lines[at + 1]]
    if (!line?.isApart || all.includes(at) || !mayBeHead(line, before) || !next || next.isApart) continue
    if (before?.isBullet && !all.includes(at + 1) && line.text.length < 80) all.push(at)
  }
  return all.toSorted((a, b) => a - b)
}

function startsWithoutDates(lines: readonly ResumeLine[]): number[] {
  return lines.flatMap((line, at) => {
    const before = lines[at - 1]
    if (at === 0) return [0]
    const begins = line.isApart === true || before?.isBullet === true
    return begins && mayBeHead(line, before) ? [at] : []
  })
}

function readEntry(
  own: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  start: number,
  dated: readonly DatedLine[],
): Entry {
  const date = dated.find(({ at }) => at >= start && at < start + own.length)
  const countAbove = date ? date.at - start : 0
  const countBelow = date ? linesBelow(lines, date.at, start, date.period) : countNamesBelow(own)
  const head = own
    .slice(0, countAbove + 1 + countBelow)
    .map(({ text }, index) => (date && index === countAbove ? date.period.rest : text))
  const body = own.slice(head.length)
  const link = takeUrl(head.join('\t')) ?? takeUrl(body.find(isOnlyUrl)?.text ?? '')
  const { startDate, endDate } = date?.period ?? {}
  return {
    fields: head.flatMap((line) => splitFields(withoutUrl(line))),
    ...joinLines(body.filter((line) => !isOnlyUrl(line))),
    isRange: date?.period.isRange === true,
    hasLineAbove: countAbove > 0,
    lines: own.map(({ at }) => at),
    ...(link && { url: link.found }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(date && !date.period.isRange && startDate && { endDate: startDate }),
  }
}

/**
 * Returns 1 if the second line of an undated entry belongs to the heading, because it names a role, company, school or
 * degree; otherwise 0.
 */
function countNamesBelow([first, next]: readonly ResumeLine[]): number {
  if (!first || !next || next.isApart || !mayBeHead(next, first)) return 0
  const parts = splitFields(first.text).reduce((sum, field) => sum + partsIn(field), 0)
  return parts < 2 && isLikeName(next.text) && [isRole, isCompany, isSchool, isDegree].some((is) => is(next.text))
    ? 1
    : 0
}

function withoutUrl(line: string): string {
  const link = takeUrl(line)
  return link ? link.rest : line
}

function isOnlyUrl(line: ResumeLine): boolean {
  const link = takeUrl(line.text)
  return link !== undefined && link.rest.replaceAll(/[\s\p{P}]|\p{L}{2,8}:/gu, '') === ''
}
