import { createHash } from 'node:crypto'
import type { PayPeriod } from '@rise/contract/jobs/kinds'
import { payOfRange, payPeriodOfText } from '../../facts/pay-of-range.ts'
import {
  distinctPlaces,
  readDepartment,
  readEmploymentType,
  readPlaces,
  readSeniority,
  readStatedWorkType,
  readTitle,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import { readLanguage } from '../../facts/read-language.ts'
import { readNumber } from '../../facts/read-number.ts'
import type { PostedPlace, Posting, ReadItem, Sourced } from '../../posting.ts'
import { cleanLine, shorten, unescapedLine } from '../../text/clean-text.ts'
import { fieldOf } from '../board-items.ts'
import { textOf } from '../json-ld/job-postings-in.ts'
import { employmentCodes, readCode, seniorityCodes } from '../read-code.ts'
import { readAddress, readDescription, readIsoDate, readLastMoment, readName, readPlaceOfParts } from '../read-given.ts'
import type { ItemReader } from '../read-item.ts'
import { type PlainFields, plainFields, plainText, plainTexts } from './plain-fields.ts'
import { unreadFields } from './unread-fields.ts'

/** The maximum number of characters read of one text in a list. */
const mostRead = 1_000

/** Reads a job of our plain format (docs/import-format.md) from a JSON object. */
export const readPlainItem: ItemReader = ({ value, leftOut }) => {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isObject) return readPlainJob(Object.entries(value), leftOut)
  return { rejected: { key: null, reason: `item: ${leftOut ?? 'it is no object'}` } }
}

/** Reads a job of our plain format from its fields; `leftOut` is the reason why a part was omitted. */
export function readPlainJob(entries: readonly (readonly [string, unknown])[], leftOut: string | null): ReadItem {
  const fields = plainFields(entries)
  const titleText = plainText(fields, 'title')
  const key = readKey(fields)
  if (leftOut !== null) return { rejected: { key: shorten(key, 200), reason: `item: ${leftOut}` } }
  if (titleText === null) return { rejected: { key: shorten(key, 200), reason: 'title: it is missing' } }
  const posting = readJob(key, readTitle(titleText), fields)
  const notes = unreadFields(fields, posting)
  return notes.length === 0 ? { posting } : { posting, notes }
}

function readJob(key: string, title: Sourced<string>, fields: PlainFields): Posting {
  const text = (field: Parameters<typeof plainText>[1]) => plainText(fields, field) ?? { text: '', path: field }
  const [description, company, url, apply] = [text('description'), text('company'), text('url'), text('applyUrl')]
  const [employment, seniority, language] = [text('employmentType'), text('seniority'), text('language')]
  const [postedField, until] = [text('datePosted'), text('validThrough')]
  const page = readAddress([url.text, url.path])
  const workType = text('workType')
  return {
    key,
    url: page?.value ?? null,
    companyName: readName(company.text, company.path),
    title,
    description: readDescription(description.text, description.path),
    department: readDepartment(
      plainTexts(fields, 'department').map((team) => ({ ...team, text: team.text.replaceAll('_', ' ') })),
      title,
    ),
    seniority: readCode(seniorityCodes, seniority.text, seniority.path) ?? readSeniority(title),
    employmentType:
      readCode(employmentCodes, employment.text, employment.path) ??
      readEmploymentType(employment.text === '' ? null : employment, title),
    workType:
      readStatedWorkType({ ...workType, text: workType.text.replaceAll('_', ' ') }) ??
      workTypeOfWords(plainTexts(fields, 'places'), title),
    places: distinctPlaces(readAllPlaces(fields)),
    pay: readPay(fields),
    skills: readTexts(fields, 'skills', mostRead),
    benefits: readTexts(fields, 'benefits', 80),
    applyUrl: readAddress([apply.text, apply.path]) ?? page,
    datePosted: readIsoDate(postedField.text, postedField.path),
    validThrough: readLastMoment(until.text, until.path),
    language: readLanguage(language.text, language.path),
  }
}

/**
 * Returns the job's own key; otherwise its address, if that has at most 200 characters; otherwise a hash of its title,
 * company, address, places and locality.
 */
function readKey(fields: PlainFields): string {
  const ownKey = cleanLine(plainText(fields, 'key')?.text ?? '')
  if (ownKey !== '') return ownKey
  const address = cleanLine(plainText(fields, 'url')?.text ?? '')
  if (address !== '' && address.length <= 200) return address
  const parts = (['title', 'company', 'url', 'places', 'locality'] as const).map((field) => fields.get(field) ?? [])
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Reads the places from texts, or from objects with a place's parts; otherwise from the columns for these parts. */
function readAllPlaces(fields: PlainFields): Sourced<PostedPlace>[] {
  const all = (fields.get('places') ?? []).flatMap(({ value, path }) => {
    const places: unknown[] = typeof value === 'string' ? value.split(/[;|\n]/) : [value].flat()
    return places.slice(0, 200).flatMap((place) => {
      if (typeof place === 'string') return readPlaces({ text: place, path })
      const readPlace = readPlaceOfParts(partsOf(place), path)
      return readPlace === null ? readPlaces({ text: textOf(place, ['name']) ?? '', path }) : [readPlace]
    })
  })
  if (all.length > 0) return all
  const parts = (['locality', 'region', 'country'] as const).map((field) => plainText(fields, field))
  const [locality, region, country] = parts.map((part) => part?.text ?? null)
  const path = parts.flatMap((part) => part?.path ?? []).join(', ')
  const readPlace = readPlaceOfParts({ locality, region, country }, path)
  return readPlace === null ? [] : [readPlace]
}

function partsOf(place: unknown) {
  const address = fieldOf(place, 'address') ?? place
  const part = (...names: string[]) => names.map((name) => textOf(fieldOf(address, name))).find((text) => text !== null)
  return {
    locality: part('locality', 'addressLocality', 'city'),
    region: part('region', 'addressRegion', 'state'),
    country: part('country', 'addressCountry'),
  }
}

/**
 * Reads `payMin` and the fields next to it, or an object `pay` with the same four fields. An amount without currency
 * and period is not pay.
 */
function readPay(fields: PlainFields): Posting['pay'] {
  const payField = fields.get('pay')?.[0]
  const [min, max, currency, period] = (['Min', 'Max', 'Currency', 'Period'] as const).map((name) => {
    const fieldText = plainText(fields, `pay${name}`)
    if (fieldText !== null || payField === undefined) return fieldText
    const text = textOf(fieldOf(payField.value, name.toLowerCase()))
    return text === null ? null : { text, path: `${payField.path}.${name.toLowerCase()}` }
  })
  const end = (given: { text: string } | null | undefined) => given && (readNumber(given.text) ?? Number.NaN)
  const value = payOfRange({
    min: end(min),
    max: end(max),
    currency: currency?.text,
    period: readPeriod(period?.text ?? ''),
  })
  if (value === null) return null
  const parts = [min, max, currency, period].filter((part) => part != null)
  const quote = shorten(parts.map(({ text }) => text).join(' '), 200)
  return { value, path: parts.map(({ path }) => path).join(', '), rule: 'as-given', quote }
}

const periods: ReadonlyMap<string, PayPeriod> = new Map([
  ['hour', 'HOUR'],
  ['day', 'DAY'],
  ['week', 'WEEK'],
  ['month', 'MONTH'],
  ['year', 'YEAR'],
])

function readPeriod(text: string): PayPeriod | null {
  const key = text.trim().toLowerCase()
  return periods.get(key) ?? payPeriodOfText(text.slice(0, 100))
}

/**
 * Reads at most 50 texts of a list, each up to 1,000 characters, and leaves out those longer than `longest`. Skills are
 * checked further when the posting is stored.
 */
function readTexts(
  fields: PlainFields,
  field: 'skills' | 'benefits',
  longest: number,
): Sourced<readonly string[]> | null {
  const all = plainTexts(fields, field).map(({ text, path }) => ({
    text: unescapedLine(text.slice(0, mostRead)),
    path,
  }))
  const value = [...new Set(all.map(({ text }) => text))]
    .filter((text) => text !== '' && text.length <= longest)
    .slice(0, 50)
  if (value.length === 0) return null
  const path = [...new Set(all.map((one) => one.path))].join(', ')
  return { value, path, rule: 'as-given', quote: shorten(value.join(', '), 200) }
}
