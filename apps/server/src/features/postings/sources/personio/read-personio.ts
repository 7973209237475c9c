import type { EmploymentType } from '@rise/contract/jobs/kinds'
import {
  distinctPlaces,
  readDate,
  readDepartment,
  readEmploymentType,
  readPlaces,
  readSeniority,
  readTitle,
  type SourceText,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import type { Posting, ReadItem, Sourced } from '../../posting.ts'
import { cleanLine, shorten } from '../../text/clean-text.ts'
import { escapeText } from '../../text/sanitise-description.ts'
import { boardNameOfUrl } from '../board-name.ts'
import { employmentCodes, readCode, seniorityCodes } from '../read-code.ts'
import { readAddress, readName } from '../read-given.ts'
import type { SourceHints } from '../source-hints.ts'
import { type PersonioPosition, readPersonioPositions } from './personio-positions.ts'

/**
 * Reads Personio's feed (`https://{company}.jobs.personio.de/xml`). Positions have no address of their own, so the
 * address is derived from the feed's address. So is the company, if a position names none.
 */
export async function* readPersonio(text: AsyncIterable<string>, hints: SourceHints): AsyncGenerator<ReadItem> {
  for await (const position of readPersonioPositions(text, hints)) yield readItem(position, hints)
}

function readItem(position: PersonioPosition, hints: SourceHints): ReadItem {
  const key = cleanLine(position.fields.get('id') ?? '')
  const reason = position.leftOut ?? (key === '' ? 'id: it is missing' : null)
  if (reason !== null) return { rejected: { key: shorten(key, 200) || null, reason } }
  if (!position.fields.has('name')) return { rejected: { key: shorten(key, 200), reason: 'name: it is missing' } }
  return { posting: readJob(key, position, hints) }
}

function readJob(key: string, { fields, offices, descriptions }: PersonioPosition, hints: SourceHints): Posting {
  const title = readTitle({ text: fields.get('name') ?? '', path: 'name' })
  const teams = ['recruitingCategory', 'department', 'occupationCategory'].map((path) => ({
    text: fields.get(path)?.replaceAll('_', ' ') ?? '',
    path,
  }))
  const places = offices.map((text, index): SourceText => {
    const path = index === 0 && fields.has('office') ? 'office' : 'additionalOffices.office'
    return { text, path }
  })
  const page = boardAddress(key, hints)
  return {
    key,
    url: page?.value ?? null,
    companyName: readCompany(fields.get('subcompany'), hints),
    title,
    description: {
      value: descriptions.map(({ name, value }) => `${name && `<h3>${escapeText(name)}</h3>`}${value}`).join('\n'),
      path: 'jobDescriptions',
      rule: 'as-given',
    },
    department: readDepartment(teams, title),
    seniority: readCode(seniorityCodes, fields.get('seniority'), 'seniority') ?? readSeniority(title),
    employmentType: readTerms(fields) ?? readEmploymentType(null, title),
    workType: workTypeOfWords(places, title),
    places: distinctPlaces(places.flatMap((place) => readPlaces(place))),
    pay: null,
    skills: null,
    benefits: null,
    applyUrl: page,
    datePosted: readDate(fields.get('createdAt'), 'createdAt'),
    validThrough: null,
    language: null,
  }
}

function readCompany(subcompany: string | undefined, { url }: SourceHints): Sourced<string> | null {
  const subcompanyName = readName(subcompany, 'subcompany')
  if (subcompanyName !== null || url === undefined) return subcompanyName
  const value = boardNameOfUrl(url)
  return value === null ? null : { value, path: 'address of the feed', rule: 'board-name', quote: shorten(url, 200) }
}

/**
 * Reads the employment type from `employmentType`, otherwise from `schedule`. The former's value `permanent` is about
 * the duration, so the weekly hours of `schedule` decide; `full-or-part-time` leaves the type unknown.
 */
function readTerms(fields: ReadonlyMap<string, string>): Sourced<EmploymentType> | null {
  return (
    readCode(employmentCodes, fields.get('employmentType'), 'employmentType') ??
    readCode(employmentCodes, fields.get('schedule'), 'schedule')
  )
}

function boardAddress(key: string, { url }: SourceHints): Sourced<string> | null {
  const feed = url === undefined ? null : URL.parse(url)
  if (feed === null || !/\.jobs\.personio\.(?:de|com)$/.test(feed.hostname)) return null
  const address = readAddress([`https://${feed.hostname}/job/${encodeURIComponent(key)}`, 'address of the feed, id'])
  return address === null ? null : { ...address, rule: 'board-address' }
}
