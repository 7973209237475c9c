import type { WorkType } from '@rise/contract/jobs/kinds'
import { z } from 'zod'
import {
  readDate,
  readDepartment,
  readEmploymentType,
  readPlaces,
  readSeniority,
  readTitle,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import { readLanguage } from '../../facts/read-language.ts'
import { readPayText } from '../../facts/read-pay-text.ts'
import type { PostedPlace, Posting, ReadItem, Sourced } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { escapeText } from '../../text/sanitise-description.ts'
import { readCode, seniorityCodes } from '../read-code.ts'
import { readAddress, readName, readPlaceOfParts } from '../read-given.ts'
import { itemReader } from '../read-item.ts'

const text = z.string().nullish()
const labelledValue = z.object({ id: text, label: text }).nullish()
const section = z.object({ title: text, text: text }).nullish()
const posting = z.object({
  id: z.string().min(1),
  name: z.string(),
  company: z.object({ identifier: text, name: text }).nullish(),
  releasedDate: text,
  active: z.boolean().nullish(),
  visibility: text,
  location: z
    .object({
      city: text,
      region: text,
      country: text,
      fullLocation: text,
      remote: z.boolean().nullish(),
      hybrid: z.boolean().nullish(),
    })
    .nullish(),
  department: labelledValue,
  function: labelledValue,
  typeOfEmployment: labelledValue,
  experienceLevel: labelledValue,
  customField: z.array(z.object({ fieldLabel: text, valueLabel: text })).nullish(),
  language: z.object({ code: text }).nullish(),
  postingUrl: text,
  applyUrl: text,
  jobAd: z
    .object({
      sections: z
        .object({
          companyDescription: section,
          jobDescription: section,
          qualifications: section,
          additionalInformation: section,
        })
        .nullish(),
    })
    .nullish(),
})
type SmartRecruitersPosting = z.output<typeof posting>

/**
 * Reads a posting of SmartRecruiters' posting API, either an item of its list (`/v1/companies/{company}/postings`),
 * which has no description, or the details at the item's `ref`. A posting that isn't public or active is returned as
 * unlisted.
 */
export const readSmartRecruitersPosting = itemReader(posting, (item): ReadItem => {
  const isListed = item.active !== false && (item.visibility == null || item.visibility === 'PUBLIC')
  return isListed
    ? { posting: readJob(item) }
    : { unlisted: { key: item.id, companyName: readName(item.company?.name, 'company.name') } }
})

function readJob(item: SmartRecruitersPosting): Posting {
  const title = readTitle({ text: item.name, path: 'name' })
  const teams = (['function', 'department'] as const).map((path) => ({
    text: item[path]?.label ?? '',
    path: `${path}.label`,
  }))
  const term = item.typeOfEmployment?.label
  const page = readAddress([item.postingUrl, 'postingUrl']) ?? boardAddress(item)
  return {
    key: item.id,
    url: page?.value ?? null,
    companyName: readName(item.company?.name, 'company.name'),
    title,
    description: { value: describe(item), path: 'jobAd.sections', rule: 'as-given' },
    department: readDepartment(teams, title),
    seniority: readCode(seniorityCodes, item.experienceLevel?.id, 'experienceLevel.id') ?? readSeniority(title),
    employmentType: readEmploymentType(term ? { text: term, path: 'typeOfEmployment.label' } : null, title),
    workType: readWorkType(item) ?? workTypeOfWords([], title),
    places: readLocation(item),
    pay: readPay(item),
    skills: null,
    benefits: null,
    applyUrl: readAddress([item.applyUrl, 'applyUrl']) ?? page,
    datePosted: readDate(item.releasedDate, 'releasedDate'),
    validThrough: null,
    language: readLanguage(item.language?.code, 'language.code'),
  }
}

/** Returns the posting's page on the board, which list items don't state. */
function boardAddress({ id, company }: SmartRecruitersPosting): Sourced<string> | null {
  const identifier = company?.identifier
  if (!identifier) return null
  const address = `https://jobs.smartrecruiters.com/${encodeURIComponent(identifier.toWellFormed())}/${encodeURIComponent(id.toWellFormed())}`
  const pageAddress = readAddress([address, 'company.identifier, id'])
  return pageAddress === null ? null : { ...pageAddress, rule: 'board-address' }
}

/** Reads the work type from two switches. Both off rule out only remote and hybrid work, and both on are unclear. */
function readWorkType({ location }: SmartRecruitersPosting): Posting['workType'] {
  const isRemote = location?.remote === true
  if (isRemote === (location?.hybrid === true)) return null
  const value: WorkType = isRemote ? 'Remote' : 'Hybrid'
  return { value, path: `location.${isRemote ? 'remote' : 'hybrid'}`, rule: 'catalog-term', quote: 'true' }
}

function readLocation({ location }: SmartRecruitersPosting): Sourced<PostedPlace>[] {
  if (location == null) return []
  const { city, region, country, fullLocation } = location
  const place = readPlaceOfParts({ locality: city, region, country }, 'location')
  return place === null ? readPlaces({ text: fullLocation ?? '', path: 'location.fullLocation' }) : [place]
}

/** Reads pay from a custom field, where companies state it as text. If several such fields can be read, none counts. */
function readPay({ customField }: SmartRecruitersPosting): Posting['pay'] {
  const pays = (customField ?? []).flatMap(({ fieldLabel, valueLabel }, index) => {
    if (!/\b(?:salary|pay|wage|compensation|remuneration)\b/i.test(fieldLabel?.slice(0, 200) ?? '')) return []
    // The label may contain the currency or the period: `Salary (EUR, per year)`.
    const pay = readPayText(`${valueLabel ?? ''} ${fieldLabel ?? ''}`, `customField[${index}].valueLabel`)
    return pay === null ? [] : [pay]
  })
  return pays.length === 1 ? (pays[0] ?? null) : null
}

function describe({ jobAd }: SmartRecruitersPosting): string {
  const { companyDescription, jobDescription, qualifications, additionalInformation } = jobAd?.sections ?? {}
  const sections = [companyDescription, jobDescription, qualifications, additionalInformation].map((part) =>
    part?.text ? `${part.title ? `<h3>${escapeText(shorten(part.title, 200))}</h3>` : ''}${part.text}` : '',
  )
  return sections.filter((part) => part !== '').join('\n')
}
