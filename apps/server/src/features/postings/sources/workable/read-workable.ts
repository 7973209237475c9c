import { z } from 'zod'
import {
  distinctPlaces,
  readDate,
  readDepartment,
  readEmploymentType,
  readSeniority,
  readStatedWorkType,
  readTitle,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import type { PostedPlace, Posting, Sourced } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { boardNameOfUrl } from '../board-name.ts'
import { readCode, seniorityCodes } from '../read-code.ts'
import { readAddress, readName, readPlaceOfParts } from '../read-given.ts'
import { type BoardFacts, itemReader } from '../read-item.ts'

const text = z.string().nullish()
const location = z.object({ country: text, countryCode: text, region: text, city: text, hidden: z.boolean().nullish() })
const job = z.object({
  shortcode: z.string().min(1),
  title: z.string(),
  department: text,
  function: text,
  employment_type: text,
  experience: text,
  telecommuting: z.boolean().nullish(),
  workplace_type: text,
  url: text,
  shortlink: text,
  application_url: text,
  published_on: text,
  created_at: text,
  country: text,
  state: text,
  city: text,
  locations: z.array(location).nullish(),
  description: text,
})
type WorkableJob = z.output<typeof job>

/**
 * Reads a job of Workable's widget API (`/api/v1/widget/accounts/{account}?details=true`). A job in several places
 * appears once for each place, under one `shortcode`; mergePlaces joins them. The posting date is `published_on`, not
 * `created_at`.
 */
export const readWorkableJob = itemReader(job, (item, board) => ({ posting: readJob(item, board) }), 'shortcode')

function readJob(item: WorkableJob, board: BoardFacts): Posting {
  const title = readTitle({ text: item.title, path: 'title' })
  const teams = (['function', 'department'] as const).map((path) => ({ text: item[path] ?? '', path }))
  const page = readAddress([item.url, 'url'], [item.shortlink, 'shortlink'])
  return {
    key: item.shortcode,
    url: page?.value ?? null,
    companyName: readCompany(item, board),
    title,
    description: { value: item.description ?? '', path: 'description', rule: 'as-given' },
    department: readDepartment(teams, title),
    seniority: readCode(seniorityCodes, item.experience, 'experience') ?? readSeniority(title),
    employmentType: readEmploymentType(
      item.employment_type ? { text: item.employment_type, path: 'employment_type' } : null,
      title,
    ),
    workType: readWorkType(item, title),
    places: distinctPlaces(readLocations(item)),
    pay: null,
    skills: null,
    benefits: null,
    applyUrl: readAddress([item.application_url, 'application_url']) ?? page,
    datePosted: readDate(item.published_on, 'published_on'),
    validThrough: null,
    language: null,
  }
}

/** Reads the company from the account's name, which is next to the list of jobs. */
function readCompany(item: WorkableJob, { members }: BoardFacts): Sourced<string> | null {
  const account = members.get('name')
  const accountName = readName(typeof account === 'string' ? account : null, 'name')
  if (accountName !== null) return accountName
  const value = boardNameOfUrl(item.url ?? '')
  return value === null ? null : { value, path: 'url', rule: 'board-name', quote: shorten(item.url ?? '', 200) }
}

/** Reads the work type. `telecommuting: false` only rules out remote work. */
function readWorkType(item: WorkableJob, title: Sourced<string>): Posting['workType'] {
  const statedType = readStatedWorkType({
    text: item.workplace_type?.replaceAll('_', ' ') ?? '',
    path: 'workplace_type',
  })
  if (statedType !== null) return statedType
  if (item.telecommuting === true)
    return { value: 'Remote', path: 'telecommuting', rule: 'catalog-term', quote: 'true' }
  return workTypeOfWords([{ text: item.city ?? '', path: 'city' }], title)
}

/** Reads the places, without a location that the board hides. */
function readLocations(item: WorkableJob): Sourced<PostedPlace>[] {
  const all = item.locations ?? []
  if (all.length === 0) {
    const mainPlace = readPlaceOfParts(
      { locality: item.city, region: item.state, country: item.country },
      'city, country',
    )
    return mainPlace === null ? [] : [mainPlace]
  }
  return all.flatMap(({ city, region, country, countryCode, hidden }, index) => {
    const parts = { locality: city, region, country, countryCode }
    const place = hidden === true ? null : readPlaceOfParts(parts, `locations[${index}]`)
    return place === null ? [] : [place]
  })
}
