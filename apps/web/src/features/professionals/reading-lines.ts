import { formatDate, formatSpan } from './format-span.ts'

export type Entry = Readonly<Record<string, unknown>>

/** The lists of a résumé with what names an entry, the first words first, and when it was: from and to, or a day. */
export const sections = {
  work: { title: 'Experience', names: ['position', 'name'], dates: ['startDate', 'endDate'] },
  education: {
    title: 'Schools and courses',
    names: ['institution', 'studyType', 'area'],
    dates: ['startDate', 'endDate'],
  },
  skills: { title: 'Skills', names: ['name'], dates: [] },
  projects: { title: 'Projects', names: ['name'], dates: ['startDate', 'endDate'] },
  volunteer: { title: 'Volunteering', names: ['organization', 'position'], dates: ['startDate', 'endDate'] },
  certificates: { title: 'Certificates', names: ['name', 'issuer'], dates: ['date'] },
  languages: { title: 'Languages', names: ['language', 'fluency'], dates: [] },
  publications: { title: 'Publications', names: ['name', 'publisher'], dates: ['releaseDate'] },
  awards: { title: 'Awards', names: ['title', 'awarder'], dates: ['date'] },
  interests: { title: 'Interests', names: ['name', 'keywords'], dates: [] },
  references: { title: 'References', names: ['name', 'reference'], dates: [] },
} as const satisfies Record<string, { title: string; names: readonly string[]; dates: readonly string[] }>

export type Section = keyof typeof sections

/** Whether a part of a document is one of these lists. */
export function isSection(part: string): part is Section {
  return Object.hasOwn(sections, part)
}

/** An entry in a line, as people write it: `Lead, Acme · May 2019 – Present`. */
export function lineOf(section: Section, entry: Entry): string {
  const { names, dates } = sections[section]
  return [wordsOf(entry, names), timeOf(entry, dates)].filter(Boolean).join(' · ')
}

/** What an entry says under these names, as it is written. */
export function wordsOf(entry: Entry, names: readonly string[]): string {
  return names
    .flatMap((name) => entry[name])
    .filter(Boolean)
    .join(', ')
}

/** The name of a part of a document that no form shows, as people write it: `x-shoeSize` is “Shoe size”. */
export function partName(part: string): string {
  if (isSection(part)) return sections[part].title
  if (part === 'meta') return 'About the file itself'
  const words = part
    .replace(/^x[-_]/i, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .trim()
  return words === '' ? part : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
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
