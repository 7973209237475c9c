import type { PayPeriod, WorkType } from '@rise/contract/jobs/kinds'
import { z } from 'zod'
import { payOfRange } from '../../facts/pay-of-range.ts'
import {
  distinctPlaces,
  readDepartment,
  readEmploymentType,
  readPlaces,
  readSeniority,
  readTitle,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import { readLanguage } from '../../facts/read-language.ts'
import { readNumber } from '../../facts/read-number.ts'
import type { PostedPlace, Posting, Sourced } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { employmentCodes, readCode, seniorityCodes } from '../read-code.ts'
import { readAddress, readIsoDate, readLastMoment, readName, readPlaceOfParts } from '../read-given.ts'
import { itemReader } from '../read-item.ts'

const text = z.string().nullish()
const amount = z.union([z.string(), z.number()]).nullish()
const offer = z.object({
  id: z.union([z.number(), z.string().min(1)], 'Invalid input: expected number or string'),
  title: text,
  description: text,
  requirements: text,
  translations: z.record(z.string(), z.object({ title: text, description: text, requirements: text })).nullish(),
  status: text,
  company_name: text,
  careers_url: text,
  careers_apply_url: text,
  department: text,
  employment_type_code: text,
  experience_code: text,
  remote: z.boolean().nullish(),
  hybrid: z.boolean().nullish(),
  on_site: z.boolean().nullish(),
  salary: z.object({ min: amount, max: amount, period: text, currency: text }).nullish(),
  locations: z.array(z.object({ name: text, city: text, state: text, country: text, country_code: text })).nullish(),
  location: text,
  published_at: text,
  close_at: text,
})
type Offer = z.output<typeof offer>

const periods: ReadonlyMap<string, PayPeriod> = new Map([
  ['year', 'YEAR'],
  ['month', 'MONTH'],
  ['week', 'WEEK'],
  ['day', 'DAY'],
  ['hour', 'HOUR'],
])

/**
 * Reads an offer of Recruitee's careers API (`/api/offers`), in the language that the board shows: with the offer's own
 * title and text or, if it has no title, the first translation's. Drafts and closed offers are returned as
 * unlisted.
 */
export const readRecruiteeOffer = itemReader(offer, (item) => {
  const isListed = item.status == null || item.status === 'published'
  if (!isListed) return { unlisted: { key: String(item.id), companyName: readName(item.company_name, 'company_name') } }
  const writing = readWriting(item)
  return writing.title === ''
    ? { rejected: { key: String(item.id), reason: 'title: it is empty' } }
    : { posting: readJob(item, writing) }
})

interface Writing {
  readonly title: string
  /** HTML. */
  readonly description: string
  readonly path: string
  readonly language: Sourced<string> | null
}

function readJob(item: Offer, { title: titleText, description, path, language }: Writing): Posting {
  const title = readTitle({ text: titleText, path: `${path}title` })
  const locations = (item.locations ?? []).map(({ name }, index) => ({
    text: name ?? '',
    path: `locations[${index}].name`,
  }))
  const page = readAddress([item.careers_url, 'careers_url'])
  return {
    key: String(item.id),
    url: page?.value ?? null,
    companyName: readName(item.company_name, 'company_name'),
    title,
    description: { value: description, path: `${path}description, ${path}requirements`, rule: 'as-given' },
    department: readDepartment([{ text: item.department ?? '', path: 'department' }], title),
    seniority: readCode(seniorityCodes, item.experience_code, 'experience_code') ?? readSeniority(title),
    employmentType:
      readCode(employmentCodes, item.employment_type_code, 'employment_type_code') ?? readEmploymentType(null, title),
    workType: readWorkType(item) ?? workTypeOfWords(locations, title),
    places: distinctPlaces(readLocations(item)),
    pay: readPay(item),
    skills: null,
    benefits: null,
    applyUrl: readAddress([item.careers_apply_url, 'careers_apply_url']) ?? page,
    datePosted: readIsoDate(item.published_at, 'published_at'),
    validThrough: readLastMoment(item.close_at, 'close_at'),
    language,
  }
}

/**
 * Returns the offer's own title and text, or the first translation's if the offer has no title. The language is
 * that of the translation with the same title; unknown if none of several has it.
 */
function readWriting(item: Offer): Writing {
  const translations = Object.entries(item.translations ?? {})
  const shownTranslation = translations.find(([, { title }]) => title === item.title)
  const [code, translation] = shownTranslation ?? (item.title && translations.length > 1 ? [] : translations[0]) ?? []
  const source = item.title ? item : translation
  const tag = shorten(code ?? '', 20)
  const language = readLanguage(code, `translations.${tag}`)
  const codes = shorten(translations.map(([other]) => other).join(', '), 200)
  return {
    title: source?.title ?? '',
    description: [source?.description, source?.requirements].filter(Boolean).join('\n'),
    path: item.title ? '' : `translations.${tag}.`,
    language:
      language !== null && translations.length > 1
        ? { ...language, rule: 'translation-chosen', quote: codes }
        : language,
  }
}

/** Reads the work type from three switches. If none or several are on, it is unknown. */
function readWorkType(item: Offer): Posting['workType'] {
  const switches: readonly (readonly [WorkType, 'remote' | 'hybrid' | 'on_site'])[] = [
    ['Remote', 'remote'],
    ['Hybrid', 'hybrid'],
    ['Onsite', 'on_site'],
  ]
  const [first, ...more] = switches.filter(([, path]) => item[path] === true)
  if (first === undefined || more.length > 0) return null
  const [value, path] = first
  return { value, path, rule: 'catalog-term', quote: 'true' }
}

function readLocations(item: Offer): Sourced<PostedPlace>[] {
  const all = item.locations ?? []
  if (all.length === 0) return readPlaces({ text: item.location ?? '', path: 'location' })
  return all.flatMap(({ name, city, state, country, country_code }, index) => {
    const path = `locations[${index}]`
    const parts = { locality: city, region: state, country, countryCode: country_code }
    const place = readPlaceOfParts(parts, path)
    return place === null ? readPlaces({ text: name ?? '', path: `${path}.name` }) : [place]
  })
}

function readPay({ salary }: Offer): Posting['pay'] {
  if (salary == null) return null
  const { min, max, currency, period } = salary
  const value = payOfRange({
    min: readEnd(min),
    max: readEnd(max),
    currency,
    period: periods.get(period?.toLowerCase() ?? '') ?? null,
  })
  const quote = shorten(`${min ?? '?'}–${max ?? '?'} ${currency ?? ''} ${period ?? ''}`, 200)
  return value === null ? null : { value, path: 'salary', rule: 'as-given', quote }
}

/**
 * Reads an end of the salary; null if it is open. Returns NaN for an end that is not a number, which makes the pay
 * unknown.
 */
function readEnd(given: string | number | null | undefined): number | null {
  return given == null || given === '' ? null : (readNumber(given) ?? Number.NaN)
}
