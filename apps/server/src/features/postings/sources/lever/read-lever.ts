import type { PayPeriod } from '@rise/contract/jobs/kinds'
import { z } from 'zod'
import { payOfRange } from '../../facts/pay-of-range.ts'
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
import { countryCodeOf } from '../../places/countries.ts'
import type { Posting } from '../../posting.ts'
import { cleanLine, shorten } from '../../text/clean-text.ts'
import { escapeText, paragraphsOf } from '../../text/sanitise-description.ts'
import { boardNameOfUrl } from '../board-name.ts'
import { itemReader } from '../read-item.ts'

const text = z.string().nullish()
const job = z.object({
  id: z.string().min(1),
  text: z.string(),
  hostedUrl: text,
  applyUrl: text,
  createdAt: z.number().nullish(),
  country: text,
  workplaceType: text,
  categories: z
    .object({ commitment: text, department: text, team: text, location: text, allLocations: z.array(text).nullish() })
    .nullish(),
  salaryRange: z
    .object({ min: z.number().nullish(), max: z.number().nullish(), currency: text, interval: text })
    .nullish(),
  description: text,
  descriptionPlain: text,
  lists: z.array(z.object({ text: text, content: text })).nullish(),
  salaryDescription: text,
  additional: text,
  additionalPlain: text,
})
type LeverJob = z.output<typeof job>

/** The periods of Lever's intervals. We have no period for pay every two weeks and for a single payment. */
const periods: ReadonlyMap<string, PayPeriod> = new Map([
  ['per-year-salary', 'YEAR'],
  ['per-month-salary', 'MONTH'],
  ['per-week-salary', 'WEEK'],
  ['per-day-wage', 'DAY'],
  ['per-hour-wage', 'HOUR'],
])

/** Reads a posting of Lever's postings API (`/v0/postings/{site}?mode=json`); the EU host has the same API. */
export const readLeverPosting = itemReader(job, (item) => ({ posting: readJob(item) }))

function readJob(item: LeverJob): Posting {
  const title = readTitle({ text: item.text, path: 'text' })
  const url = webAddress(item.hostedUrl)
  const applyUrl = webAddress(item.applyUrl) ?? url
  const categories = item.categories ?? {}
  const teams = (['team', 'department'] as const).map((name) => ({
    text: categories[name] ?? '',
    path: `categories.${name}`,
  }))
  const locations = locationsOf(item)
  const boardUrl = url ?? applyUrl
  const company = boardUrl === null ? null : boardNameOfUrl(boardUrl)
  return {
    key: item.id,
    url,
    companyName:
      company === null
        ? null
        : {
            value: company,
            path: url === null ? 'applyUrl' : 'hostedUrl',
            rule: 'board-name',
            quote: shorten(boardUrl ?? '', 200),
          },
    title,
    description: { value: describe(item), path: 'description, lists, additional', rule: 'as-given' },
    department: readDepartment(teams, title),
    seniority: readSeniority(title),
    employmentType: readEmploymentType(
      categories.commitment ? { text: categories.commitment, path: 'categories.commitment' } : null,
      title,
    ),
    workType:
      readStatedWorkType({ text: item.workplaceType ?? '', path: 'workplaceType' }) ??
      workTypeOfWords(locations, title),
    places: distinctPlaces(placesOf(item, locations)),
    pay: readPay(item),
    skills: null,
    benefits: null,
    applyUrl:
      applyUrl === null
        ? null
        : {
            value: applyUrl,
            path: webAddress(item.applyUrl) === null ? 'hostedUrl' : 'applyUrl',
            rule: 'as-given',
            quote: shorten(applyUrl, 200),
          },
    language: null,
    datePosted: readDate(item.createdAt, 'createdAt'),
    validThrough: null,
  }
}

/** Returns the main place, followed by the posting's other places. */
function locationsOf(item: LeverJob): SourceText[] {
  const mainText = cleanLine(item.categories?.location ?? '')
  const otherLocations = (item.categories?.allLocations ?? [])
    .map((location, index) => ({ text: cleanLine(location ?? ''), path: `categories.allLocations[${index}]` }))
    .filter(({ text }) => text !== '' && text !== mainText)
  return mainText === '' ? otherLocations : [{ text: mainText, path: 'categories.location' }, ...otherLocations]
}

/** Reads the places. `country` applies only to the main place. */
function placesOf(item: LeverJob, locations: readonly SourceText[]) {
  const country = countryCodeOf(item.country ?? '')
  const hint = country === null ? null : { country, path: 'categories.location, country' }
  const mainLocation = locations.find(({ path }) => path === 'categories.location')
  const otherLocations = locations.filter((location) => location !== mainLocation)
  return [
    ...readPlaces(mainLocation ?? { text: '', path: 'country' }, hint),
    ...otherLocations.flatMap((location) => readPlaces(location)),
  ]
}

function readPay({ salaryRange }: LeverJob): Posting['pay'] {
  if (salaryRange == null) return null
  const { min, max, currency, interval } = salaryRange
  const value = payOfRange({ min, max, currency, period: periods.get(interval ?? '') ?? null })
  const quote = shorten(`${min ?? '?'}–${max ?? '?'} ${currency ?? ''} ${interval ?? ''}`, 200)
  return value === null ? null : { value, path: 'salaryRange', rule: 'as-given', quote }
}

/** Joins the parts into which Lever splits a posting's text into one HTML text, in the order of Lever's own page. */
function describe(item: LeverJob): string {
  const lists = (item.lists ?? []).map(({ text, content }) => {
    const heading = text ? `<h3>${escapeText(text)}</h3>` : ''
    return `${heading}<ul>${content ?? ''}</ul>`
  })
  const openingText = item.description || paragraphsOf(item.descriptionPlain ?? '')
  const closingText = item.additional || paragraphsOf(item.additionalPlain ?? '')
  return [openingText, ...lists, item.salaryDescription ?? '', closingText].filter((part) => part !== '').join('\n')
}
