import { keyInWords, type ResumePart } from '@rise/contract/resumes/words'
import { t } from '@rise/texts'
import { formatDate, formatSpan } from '../professionals/index.ts'
import { partTitle } from './part-titles.ts'

export type Entry = Readonly<Record<string, unknown>>

/** The lists of a résumé, each with its dates (a period, or a day) and, in order, the fields that name an entry. */
const sections = {
  work: { names: ['position', 'name'], dates: ['startDate', 'endDate'] },
  education: { names: ['institution', 'studyType', 'area'], dates: ['startDate', 'endDate'] },
  skills: { names: ['name'], dates: [] },
  projects: { names: ['name'], dates: ['startDate', 'endDate'] },
  volunteer: { names: ['organization', 'position'], dates: ['startDate', 'endDate'] },
  certificates: { names: ['name', 'issuer'], dates: ['date'] },
  languages: { names: ['language', 'fluency'], dates: [] },
  publications: { names: ['name', 'publisher'], dates: ['releaseDate'] },
  awards: { names: ['title', 'awarder'], dates: ['date'] },
  interests: { names: ['name', 'keywords'], dates: [] },
  references: { names: ['name', 'reference'], dates: [] },
} as const satisfies Record<Section, { names: readonly string[]; dates: readonly string[] }>

export type Section = Exclude<ResumePart, 'basics'>

/** Whether a part of a document is one of these lists. */
export function isSection(part: string): part is Section {
  return Object.hasOwn(sections, part)
}

/** Returns an entry in one line, as people write it: `Lead, Acme · May 2019 – Present`. */
export function lineOf(section: Section, entry: Entry): string {
  const { names, dates } = sections[section]
  return [wordsOf(entry, names), timeOf(entry, dates)].filter(Boolean).join(' · ')
}

/** Returns the text of these fields of an entry, as written. */
export function wordsOf(entry: Entry, names: readonly string[]): string {
  return names
    .flatMap((name) => entry[name])
    .filter(Boolean)
    .join(', ')
}

/** Returns a readable name of a part without a form: `x-shoeSize` is “Shoe size”. */
export function partName(part: string): string {
  return partTitle(part) ?? (part === 'meta' ? t('About the file itself') : keyInWords(part))
}

function timeOf(entry: Entry, [from, to]: readonly string[]): string {
  if (from === undefined) return ''
  const [start, end] = [dateIn(entry, from), to === undefined ? null : dateIn(entry, to)]
  if (to === undefined) return start === null ? '' : formatDate(start)
  return start === null && end === null ? '' : formatSpan(start, end)
}

function dateIn(entry: Entry, name: string): string | null {
  const date = entry[name]
  return typeof date === 'string' && date !== '' ? date : null
}
