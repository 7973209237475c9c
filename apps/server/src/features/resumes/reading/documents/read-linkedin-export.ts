import type { Resume } from '@rise/contract/resumes/shapes'
import { integer, t } from '@rise/texts'
import { parse } from 'csv-parse/sync'
import { readPlace } from '../fields/places.ts'
import type { Reading } from '../read-lines.ts'
import { RefusedResume } from '../refused-resume.ts'
import { readDate } from '../words/dates.ts'
import { profileOfUrl } from '../words/links.ts'
import { textsBeyond } from './loose-fields.ts'
import { itemsOf } from './read-json-document.ts'
import { decodeText } from './resume-kind.ts'

/** The files about the member. Connections, messages and similar files concern other people and are never opened. */
const files = [
  'Profile',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Publications',
  'Honors',
  'Volunteering',
  'Courses',
  'Patents',
  'TestScores',
  'Test Scores',
  'Organizations',
  'Causes You Care About',
  'Email Addresses',
  'PhoneNumbers',
] as const
type FileName = (typeof files)[number]
type Line = Readonly<Record<string, string>>

const mostLines = 2_000
const longestList = 200

/** Returns whether a file in a zip is one of `files`, in any folder. */
export function isPartOfLinkedin(name: string): boolean {
  return files.some((file) => nameOf(name) === `${file}.csv`.toLowerCase())
}

/**
 * Reads a résumé from the tables of LinkedIn's data export, except for the birthday, which is private.
 *
 * @throws {RefusedResume} when a table is broken
 */
export function readLinkedinExport(parts: ReadonlyMap<string, Uint8Array>): Reading {
  const readParts = [...parts].map(([name, bytes]) => [nameOf(name), linesOf(bytes)] as const)
  const tables = new Map(readParts.map(([name, lines]) => [name, lines.slice(0, mostLines)]))
  const table = (file: FileName) => (tables.get(`${file}.csv`.toLowerCase()) ?? []).slice(0, longestList)
  const [profile = {}] = table('Profile')
  const education = table('Education').map((line) =>
    clean({
      institution: value(line, 'School Name'),
      studyType: value(line, 'Degree Name'),
      startDate: date(line, 'Start Date'),
      endDate: date(line, 'End Date'),
    }),
  )
  const resume: Resume = clean({
    basics: basicsOf(profile, table('Email Addresses'), table('PhoneNumbers')),
    work: list(table('Positions'), (line) => ({
      name: value(line, 'Company Name'),
      position: value(line, 'Title'),
      location: value(line, 'Location'),
      startDate: date(line, 'Started On'),
      endDate: date(line, 'Finished On'),
      summary: value(line, 'Description'),
    })),
    volunteer: list(table('Volunteering'), (line) => ({
      organization: value(line, 'Company Name'),
      position: value(line, 'Role'),
      startDate: date(line, 'Started On'),
      endDate: date(line, 'Finished On'),
      summary: value(line, 'Description'),
    })),
    education: education.length > 0 ? education : undefined,
    awards: list(table('Honors'), (line) => ({
      title: value(line, 'Title'),
      date: date(line, 'Issued On'),
      summary: value(line, 'Description'),
    })),
    certificates: list(table('Certifications'), (line) => ({
      name: value(line, 'Name'),
      date: date(line, 'Started On'),
      issuer: value(line, 'Authority'),
      url: value(line, 'Url'),
    })),
    publications: list(table('Publications'), (line) => ({
      name: value(line, 'Name'),
      publisher: value(line, 'Publisher'),
      releaseDate: date(line, 'Published On'),
      url: value(line, 'Url'),
      summary: value(line, 'Description'),
    })),
    skills: list(table('Skills'), (line) => ({ name: value(line, 'Name') })),
    languages: list(table('Languages'), (line) => ({
      language: value(line, 'Name'),
      fluency: value(line, 'Proficiency'),
    })),
    projects: list(table('Projects'), (line) => ({
      name: value(line, 'Title'),
      description: value(line, 'Description'),
      startDate: date(line, 'Started On'),
      endDate: date(line, 'Finished On'),
      url: value(line, 'Url'),
    })),
  })
  const all = [...tables.values()].flat().map(withoutPrivate)
  const otherLines = all.flatMap((line) =>
    Object.entries(line).filter(([column, text]) => unusedColumns.has(column) && text !== ''),
  )
  const texts = [
    ...otherLines.map(([column, text]) => `${column}: ${text}`),
    ...textsBeyond(all, resume, unusedColumns),
  ]
  const unplaced = texts.map((text) => ({ text, line: null, heading: null }))
  const longTables = readParts.filter(([, lines]) => lines.length > mostLines)
  const warnings = longTables.map(([name]) =>
    t('Only the first {rows} rows of {name} were read.', { rows: integer(mostLines), name }),
  )
  return { resume, lines: [], items: itemsOf(resume), unplaced, warnings }
}

/** Columns for which a résumé has no field. */
const unusedColumns = new Set([
  'Industry',
  'Notes',
  'Activities',
  'License Number',
  'Address',
  'Zip Code',
  'Maiden Name',
  'Instant Messengers',
])
/** Private columns, and LinkedIn's notes about its own records. */
const ignoredColumn = /^(?:Birth Date|Confirmed|Primary|Updated On|Type|Extension|Created On|Endorsement.*)$/

function withoutPrivate(line: Line): Line {
  return Object.fromEntries(
    Object.entries(line)
      .filter(([column]) => !ignoredColumn.test(column))
      // Removes the kinds of addresses: `[PORTFOLIO:https://...]`.
      .map(([column, text]) => [column, text.replaceAll(/\[?\b[A-Z_]+:(?=https?:)|\]/g, '')]),
  )
}

function basicsOf(profile: Line, emails: readonly Line[], phones: readonly Line[]): Resume['basics'] {
  const name = [value(profile, 'First Name'), value(profile, 'Last Name')].filter(Boolean).join(' ')
  const email = emails.find((line) => value(line, 'Primary')?.toLowerCase() === 'yes') ?? emails[0]
  const where = value(profile, 'Geo Location')
  const addresses = Array.from((profile.Websites ?? '').matchAll(/https?:\/\/[^\s,\]]+/g), ([address]) => address)
  const [url] = addresses.filter((address) => !profileOfUrl(address))
  const twitter = (profile['Twitter Handles'] ?? '').match(/[\w]{2,30}/)?.[0]
  const profiles = [
    ...addresses.flatMap((address) => profileOfUrl(address) ?? []),
    ...(twitter ? [{ network: 'X', username: twitter, url: `https://x.com/${twitter}` }] : []),
  ]
  const basics = clean({
    name: name === '' ? undefined : name,
    label: value(profile, 'Headline'),
    email: email && value(email, 'Email Address'),
    phone: phones[0] && value(phones[0], 'Number'),
    url,
    summary: value(profile, 'Summary'),
    location: where === undefined ? undefined : { ...(readPlace(where) ?? { city: where }) },
    profiles: profiles.length > 0 ? profiles : undefined,
  })
  return Object.keys(basics).length > 0 ? basics : undefined
}

function list<T extends object>(lines: readonly Line[], read: (line: Line) => T): DefinedFields<T>[] | undefined {
  const items = lines.map((line) => clean(read(line))).filter((item) => Object.keys(item).length > 0)
  return items.length > 0 ? items : undefined
}

type DefinedFields<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function clean<T extends object>(item: T): DefinedFields<T> {
  return Object.fromEntries(Object.entries(item).filter(([, each]) => each !== undefined)) as DefinedFields<T>
}

function value(line: Line, column: string): string | undefined {
  const text = line[column]?.trim().slice(0, 10_000)
  return text === undefined || text === '' ? undefined : text
}

/** Reads a date: `Jan 2019`, `2019` or, among the honours, `Jan 17, 2019, 5:00 AM`. */
function date(line: Line, column: string): string | undefined {
  const text = value(line, column)
  return text === undefined ? undefined : readDate(text.replace(/,?\s\d{1,2}:\d{2}.*$/, ''))
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase()
}

function linesOf(bytes: Uint8Array): Line[] {
  try {
    const text = (decodeText(bytes) ?? '').replace(/^\u{FEFF}/u, '')
    return parse(text, { columns: true, relaxColumnCount: true, skipEmptyLines: true, bom: true, to: mostLines + 1 })
  } catch {
    throw new RefusedResume('resume-broken')
  }
}
