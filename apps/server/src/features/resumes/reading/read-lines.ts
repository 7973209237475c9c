import type { Resume } from '@rise/contract/resumes/shapes'
import { boundLines } from './bound-lines.ts'
import { joinLines } from './join-lines.ts'
import { educationOfEntry } from './read-education.ts'
import { type Entry, readEntries } from './read-entries.ts'
import { readHeader } from './read-header.ts'
import { readInterests, readLanguages, readReferences, readSkills } from './read-lists.ts'
import { awardOfEntry, certificateOfEntry, projectOfEntry, publicationOfEntry } from './read-small-entries.ts'
import { volunteerOfEntry, workOfEntry } from './read-work.ts'
import type { ResumeLine } from './resume-line.ts'
import type { SectionKind } from './section-headings.ts'
import { type Section, splitSections } from './split-sections.ts'

export interface ReadLines {
  readonly resume: Resume
  /** Text that no section took, in the words of the document. */
  readonly unread: readonly string[]
}

/** A text of at least this length under the name is about the person, even without a heading. */
const leastOfSummary = 80

/** Reads a résumé from the lines of a document. Whatever is unclear is in `unread`; nothing is made up. */
export function readLines(document: readonly ResumeLine[]): ReadLines {
  const { lines, over } = boundLines(document)
  const sections = splitSections(lines)
  const linesOf = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const unread: string[] = [...over]
  const header = readHeader(linesOf('header'), linesOf('contact'))
  const top = joinLines(header.left)
  const about = linesOf('summary').length === 0 ? top.paragraphs.filter((text) => text.length >= leastOfSummary) : []
  unread.push(...[...top.paragraphs, ...top.bullets].filter((text) => !about.includes(text)))
  const summary = [...about, ...paragraphsOf(linesOf('summary'))].join('\n\n')

  function entriesOf<T>(kind: SectionKind, read: (entry: Entry) => { value: T; left: readonly string[] }): T[] {
    return sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => {
        const { entries, before } = entriesIn(section)
        unread.push(...before.map(({ text }) => text))
        return entries.map((entry) => {
          const { value, left } = read(entry)
          unread.push(...left)
          return value
        })
      })
  }

  const basics = { ...header.basics, ...(summary && { summary }) }
  const read: Resume = {
    ...(Object.keys(basics).length > 0 && { basics }),
    ...filled('work', entriesOf('work', workOfEntry)),
    ...filled('volunteer', entriesOf('volunteer', volunteerOfEntry)),
    ...filled('education', entriesOf('education', educationOfEntry)),
    ...filled('awards', entriesOf('awards', awardOfEntry)),
    ...filled('certificates', entriesOf('certificates', certificateOfEntry)),
    ...filled('publications', entriesOf('publications', publicationOfEntry)),
    ...filled('skills', readSkills(linesOf('skills'))),
    ...filled('languages', readLanguages(linesOf('languages'))),
    ...filled('interests', readInterests(linesOf('interests'))),
    ...filled('references', readReferences(linesOf('references'))),
    ...filled('projects', entriesOf('projects', projectOfEntry)),
  }
  for (const section of sections) {
    if (section.kind === 'other') unread.push(...[section.heading ?? '', ...section.lines.map(({ text }) => text)])
  }
  return { resume: read, unread: unread.map((text) => text.replaceAll('\t', ' ').trim()).filter((text) => text !== '') }
}

/** Certificates, awards and publications often take one line each. */
function entriesIn({ kind, lines }: Section): ReturnType<typeof readEntries> {
  const areLines = kind === 'certificates' || kind === 'awards' || kind === 'publications'
  if (!areLines || !lines.every((line) => line.isBullet || line.text.length < 3)) return readEntries(lines)
  const entries = lines.flatMap(({ isBullet: _, ...line }) => readEntries([line]).entries)
  return { entries, before: [] }
}

function paragraphsOf(lines: readonly ResumeLine[]): string[] {
  const { paragraphs, bullets } = joinLines(lines)
  return [...paragraphs, ...(bullets.length > 0 ? [bullets.map((text) => `• ${text}`).join('\n')] : [])]
}

function filled<K extends string, T>(key: K, list: readonly T[]): { [P in K]?: T[] } {
  return (list.length > 0 ? { [key]: list.slice(0, 200) } : {}) as { [P in K]?: T[] }
}
