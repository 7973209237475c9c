import type { ReadItem, ResumeReading } from '@rise/contract/resumes/endpoints'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { ResumePart } from '@rise/contract/resumes/words'
import { integer, t } from '@rise/texts'
import { type Entry, readEntries } from './entries/read-entries.ts'
import { educationOfEntry } from './fields/read-education.ts'
import { readHeader } from './fields/read-header.ts'
import { type FoundEntry, itemOf } from './fields/read-item.ts'
import { readInterests, readLanguages, readReferences, readSkills } from './fields/read-lists.ts'
import { findName } from './fields/read-name.ts'
import { awardOfEntry, certificateOfEntry, projectOfEntry, publicationOfEntry } from './fields/read-small-entries.ts'
import { volunteerOfEntries, workOfEntries } from './fields/read-work.ts'
import { findUnplaced } from './find-unplaced.ts'
import { type Bounds, boundLines } from './lines/bound-lines.ts'
import { type JoinedLine, joinedLines } from './lines/join-lines.ts'
import type { DocumentLine, ResumeLine } from './lines/resume-line.ts'
import { isRunningLine } from './lines/running-lines.ts'
import { type Section, type SectionKind, splitSections } from './sections/split-sections.ts'

/** The output of a reader for one kind of file. */
export type Reading = Pick<ResumeReading, 'resume' | 'lines' | 'items' | 'unplaced' | 'warnings'>

/** A text below the name is a summary, even without a heading, if it has at least this many characters. */
const leastOfSummary = 80
const longestList = 200

/**
 * Reads a résumé from the lines of a document in steps: sections, entries, fields. Unclear facts are marked `unsure` or
 * stay `unplaced`. Nothing is made up.
 */
export function readLines(
  document: readonly DocumentLine[],
  { bounds, beyond = 0 }: { readonly bounds?: Bounds; readonly beyond?: number } = {},
): Reading {
  const { lines, texts, over } = boundLines(document, bounds, beyond)
  const sections = withoutRunning(splitSections(lines))
  const partsRead = readSections(sections)
  const { resume, items } = assemble(partsRead)
  return {
    resume,
    lines: [...texts],
    items,
    unplaced: findUnplaced(sections, resume, items),
    warnings: over ? [overWarning(texts.length, over)] : [],
  }
}

function overWarning(read: number, { count, begins }: { readonly count: number; readonly begins: string }): string {
  const rest = integer(count)
  return begins === ''
    ? t(
        'This file is longer than a résumé. We read its first {read, plural, one {# line} other {# lines}}; {rest} more aren’t included. Upload only your résumé.',
        { read, rest },
      )
    : t(
        'This file is longer than a résumé. We read its first {read, plural, one {# line} other {# lines}}; {rest} more from “{begins}” on aren’t included. Upload only your résumé.',
        { read, rest, begins },
      )
}

/** Removes the titles and numbers of pages between the lines. */
function withoutRunning(sections: readonly Section[]): Section[] {
  const name = findName(
    sections.filter(({ kind }) => kind === 'header').flatMap(({ lines }) => lines),
    [],
  )?.name
  return sections.map((section) =>
    section.kind === 'header'
      ? section
      : { ...section, lines: section.lines.filter(({ text }) => !isRunningLine(text, name)) },
  )
}

type FoundSection = {
  readonly basics: readonly { readonly field: string; readonly value: unknown; readonly found: FoundEntry<unknown> }[]
} & { readonly [P in Exclude<ResumePart, 'basics'>]: readonly FoundEntry[] }

function readSections(sections: readonly Section[]): FoundSection {
  const linesOf = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const entriesOf = (kind: SectionKind): readonly Entry[][] =>
    sections.filter((section) => section.kind === kind).map(entriesIn)
  const header = readHeader(linesOf('header'), linesOf('contact'))
  const readByKind = readLists(linesOf)
  const basics = header.fields.map(({ field, lines, unsure }) => ({
    field,
    value: header.basics[field],
    found: { value: header.basics[field], lines, unsure: unsure ?? [] },
  }))
  const summary = summaryOf(linesOf('summary'), header.left)
  return {
    basics: [...basics, ...(summary ? [{ field: 'summary', value: summary.value, found: summary }] : [])],
    work: entriesOf('work').flatMap(workOfEntries),
    volunteer: entriesOf('volunteer').flatMap(volunteerOfEntries),
    education: entriesOf('education').flat().map(educationOfEntry),
    awards: entriesOf('awards').flat().map(awardOfEntry),
    certificates: entriesOf('certificates').flat().map(certificateOfEntry),
    publications: entriesOf('publications').flat().map(publicationOfEntry),
    projects: entriesOf('projects').flat().map(projectOfEntry),
    ...readByKind,
  }
}

function readLists(linesOf: (kind: SectionKind) => readonly ResumeLine[]) {
  const skills = readSkills(linesOf('skills'))
  const languages = readLanguages(linesOf('languages'))
  return {
    skills: [...skills.skills, ...languages.skills],
    languages: [...languages.languages, ...skills.languages],
    interests: readInterests(linesOf('interests')),
    references: readReferences(linesOf('references')),
  }
}

/** Returns the section about the person or, if there is none, long paragraphs below the name. */
function summaryOf(section: readonly ResumeLine[], left: readonly ResumeLine[]): FoundEntry<string> | undefined {
  const introduction = section.length > 0 ? [] : joinedLines(left).filter(({ text }) => text.length >= leastOfSummary)
  const all = [...introduction, ...joinedLines(section)]
  if (all.length === 0) return undefined
  return {
    value: paragraphsOf(all),
    lines: all.flatMap(({ lines }) => lines),
    unsure: introduction.length > 0 ? ['summary'] : [],
  }
}

function paragraphsOf(all: readonly JoinedLine[]): string {
  return all
    .map(({ text, isBullet }, index) => {
      const joint = index === 0 ? '' : isBullet && all[index - 1]?.isBullet ? '\n' : '\n\n'
      return joint + (isBullet ? `• ${text}` : text)
    })
    .join('')
}

/** Reads the entries of a section. Certificates, awards and publications often take one list item each. */
function entriesIn({ kind, lines }: Section): Entry[] {
  const areLines = kind === 'certificates' || kind === 'awards' || kind === 'publications'
  if (!areLines || !lines.every((line) => line.isBullet || line.text.length < 3)) return readEntries(lines)
  return lines.flatMap(({ isBullet: _, ...line }) => readEntries([line]))
}

/** Puts the items into a document, and records the path of each item. */
function assemble({ basics, ...lists }: FoundSection): { resume: Resume; items: ReadItem[] } {
  const items = basics.map(({ field, found }) => itemOf('basics', field, found))
  const fields = Object.fromEntries(basics.map(({ field, value }) => [field, value]))
  const parts = Object.entries(lists).flatMap(([part, entries]) => {
    const filledEntries = entries.filter(({ value }) => Object.keys(value).length > 0).slice(0, longestList)
    items.push(...filledEntries.map((entry, index) => itemOf(part as ResumePart, index, entry)))
    return filledEntries.length > 0 ? [[part, filledEntries.map(({ value }) => value)]] : []
  })
  return { resume: { ...(basics.length > 0 && { basics: fields }), ...Object.fromEntries(parts) }, items }
}
