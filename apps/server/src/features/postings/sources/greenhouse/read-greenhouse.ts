import { z } from 'zod'
import { unescapeHtml } from '../../../../platform/html/unescape-html.ts'
import { onlyPay, payOfRange, payPeriodOfText } from '../../facts/pay-of-range.ts'
import {
  distinctPlaces,
  readDate,
  readDepartment,
  readEmploymentType,
  readPlaces,
  readSeniority,
  readStatedWorkType,
  readTitle,
  type SourceText,
  webAddress,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import { readLanguage } from '../../facts/read-language.ts'
import type { PostedPlace, Posting, Sourced } from '../../posting.ts'
import { cleanLine, shorten } from '../../text/clean-text.ts'
import { boardNameOfUrl } from '../board-name.ts'
import { readLastMoment } from '../read-given.ts'
import { itemReader } from '../read-item.ts'

const text = z.string().nullish()
const job = z.object({
  id: z.union([z.number(), z.string().min(1)], 'Invalid input: expected number or string'),
  title: z.string(),
  company_name: text,
  absolute_url: text,
  first_published: text,
  application_deadline: text,
  content: text,
  language: text,
  location: z.object({ name: text }).nullish(),
  departments: z.array(z.object({ name: text })).nullish(),
  offices: z.array(z.object({ name: text, location: text })).nullish(),
  metadata: z.array(z.object({ name: text, value: z.unknown() })).nullish(),
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: z.number().nullish(),
        max_cents: z.number().nullish(),
        currency_type: text,
        title: text,
        blurb: text,
      }),
    )
    .nullish(),
})
type GreenhouseJob = z.output<typeof job>

/**
 * Reads a job of Greenhouse's job board API (`/v1/boards/{board}/jobs?content=true`). The posting date is
 * `first_published`, never `updated_at`; without `first_published`, it is unknown.
 */
export const readGreenhouseJob = itemReader(job, (item) => ({ posting: readJob(item) }))

function readJob(item: GreenhouseJob): Posting {
  const title = readTitle({ text: item.title, path: 'title' })
  const location = { text: item.location?.name ?? '', path: 'location.name' }
  const url = webAddress(item.absolute_url)
  const description = unescapeHtml(item.content ?? '')
  const teams = (item.departments ?? []).map(({ name }, index) => ({
    text: name ?? '',
    path: `departments[${index}].name`,
  }))
  const workType = metadataText(item, /^(?:work(?:place|ing)?|remote) ?(?:type|model|mode|arrangement|policy)$/i)
  return {
    key: String(item.id),
    url,
    companyName: readCompany(item, url),
    title,
    description: {
      value: description.html,
      path: 'content',
      rule: description.levels > 0 ? 'escaped-html' : 'as-given',
    },
    department: readDepartment(teams, title),
    seniority: readSeniority(title),
    employmentType: readEmploymentType(
      metadataText(item, /^(?:employment|job|position|contract|time|worker) ?type$|^commitment$/i),
      title,
    ),
    workType: (workType && readStatedWorkType(workType)) ?? workTypeOfWords([location], title),
    places: distinctPlaces(readLocations(item, location)),
    pay: readPay(item),
    skills: null,
    benefits: null,
    applyUrl: url === null ? null : { value: url, path: 'absolute_url', rule: 'as-given', quote: shorten(url, 200) },
    datePosted: readDate(item.first_published, 'first_published'),
    validThrough: readLastMoment(item.application_deadline, 'application_deadline'),
    language: readLanguage(item.language, 'language'),
  }
}

/** Returns the places of a job. A board whose location states only the work type names the place among its offices. */
function readLocations(item: GreenhouseJob, location: SourceText): Posting['places'] {
  const places = readPlaces(location)
  if (places.length > 0) return places
  return (item.offices ?? []).flatMap((office, index) => {
    const path = `offices[${index}]`
    const officePlaces = readPlaces({ text: office.location ?? '', path: `${path}.location` }).filter(isKnown)
    return officePlaces.length > 0
      ? officePlaces
      : readPlaces({ text: office.name ?? '', path: `${path}.name` }).filter(isKnown)
  })
}

/** Whether an office is a known place. Offices are often named after teams (`Engineering Hub`). */
function isKnown({ value }: Sourced<PostedPlace>): boolean {
  return value.country !== null
}

function readCompany(item: GreenhouseJob, url: string | null): Sourced<string> | null {
  const companyName = cleanLine(item.company_name ?? '')
  if (companyName !== '')
    return { value: companyName, path: 'company_name', rule: 'as-given', quote: shorten(companyName, 200) }
  const value = url === null ? null : boardNameOfUrl(url)
  return value === null ? null : { value, path: 'absolute_url', rule: 'board-name', quote: shorten(url ?? '', 200) }
}

/** Returns the first of the board's own fields (`metadata`) with a matching name and a text. */
function metadataText(item: GreenhouseJob, name: RegExp): SourceText | null {
  const entries = item.metadata ?? []
  const index = entries.findIndex((entry) => name.test(entry.name?.trim() ?? '') && typeof entry.value === 'string')
  const value = entries[index]?.value
  return typeof value === 'string' ? { text: value, path: `metadata[${index}].value` } : null
}

/**
 * Returns pay from `pay_input_ranges`, which are in cents. Their title or blurb states the period. Null without a
 * period, and if ranges differ or one can't be read.
 */
function readPay(item: GreenhouseJob): Posting['pay'] {
  const ranges = (item.pay_input_ranges ?? []).flatMap((range, index) => {
    const pay = payOfRange({
      min: range.min_cents == null ? null : range.min_cents / 100,
      max: range.max_cents == null ? null : range.max_cents / 100,
      currency: range.currency_type,
      period: payPeriodOfText(range.title ?? '') ?? payPeriodOfText(range.blurb ?? ''),
    })
    const quote = `${range.title ?? ''} ${range.min_cents ?? '?'}–${range.max_cents ?? '?'} ${range.currency_type ?? ''}`
    return pay === null ? [] : [{ pay, path: `pay_input_ranges[${index}]`, quote: shorten(quote, 200) }]
  })
  const onlyRange = ranges.length < (item.pay_input_ranges?.length ?? 0) ? null : onlyPay(ranges)
  return onlyRange === null
    ? null
    : { value: onlyRange.pay, path: onlyRange.path, rule: 'minor-units', quote: onlyRange.quote }
}
