import type { PayPeriod } from '@rise/contract/jobs/kinds'
import { z } from 'zod'
import { onlyPay, payOfRange } from '../../facts/pay-of-range.ts'
import {
  distinctPlaces,
  readDate,
  readDepartment,
  readEmploymentType,
  readPlaces,
  readSeniority,
  readStatedWorkType,
  readTitle,
  webAddress,
  workTypeOfWords,
} from '../../facts/read-facts.ts'
import { isLargerThanCountry } from '../../places/countries.ts'
import { placeOfAddress } from '../../places/split-place.ts'
import type { PostedPlace, Posting, Sourced } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { paragraphsOf } from '../../text/sanitise-description.ts'
import { boardNameOfUrl } from '../board-name.ts'
import { itemReader } from '../read-item.ts'

const text = z.string().nullish()
const postalAddress = z.object({ addressLocality: text, addressRegion: text, addressCountry: text })
/** The main address is nested one level deeper than those of further locations. */
const address = postalAddress.extend({ postalAddress: postalAddress.nullish() })
const component = z.object({
  compensationType: text,
  interval: text,
  currencyCode: text,
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
})
const job = z.object({
  id: z.string().min(1),
  title: z.string(),
  department: text,
  team: text,
  employmentType: text,
  location: text,
  address: address.nullish(),
  secondaryLocations: z.array(z.object({ location: text, address: address.nullish() })).nullish(),
  publishedAt: text,
  isListed: z.boolean().nullish(),
  isRemote: z.boolean().nullish(),
  workplaceType: text,
  jobUrl: text,
  applyUrl: text,
  descriptionHtml: text,
  descriptionPlain: text,
  shouldDisplayCompensationOnJobPostings: z.boolean().nullish(),
  compensation: z
    .object({
      compensationTiers: z.array(z.object({ components: z.array(component).nullish() })).nullish(),
      summaryComponents: z.array(component).nullish(),
    })
    .nullish(),
})
type AshbyJob = z.output<typeof job>
type Component = z.output<typeof component>

const periods: ReadonlyMap<string, PayPeriod> = new Map([
  ['1 YEAR', 'YEAR'],
  ['1 MONTH', 'MONTH'],
  ['1 WEEK', 'WEEK'],
  ['1 DAY', 'DAY'],
  ['1 HOUR', 'HOUR'],
])

/**
 * Reads a job of Ashby's posting API (`/posting-api/job-board/{board}?includeCompensation=true`). Unlisted jobs are
 * returned as unlisted. Pay is read only where the board displays it.
 */
export const readAshbyJob = itemReader(job, (item) => {
  if (item.isListed === false) return { unlisted: { key: item.id, companyName: readCompany(item) } }
  return { posting: readJob(item) }
})

function readJob(item: AshbyJob): Posting {
  const title = readTitle({ text: item.title, path: 'title' })
  const url = webAddress(item.jobUrl)
  const apply = webAddress(item.applyUrl)
  const applyUrl = apply ?? url
  const teams = (['team', 'department'] as const).map((path) => ({ text: item[path] ?? '', path }))
  const html = item.descriptionHtml
  return {
    key: item.id,
    url,
    companyName: readCompany(item),
    title,
    description: {
      value: html || paragraphsOf(item.descriptionPlain ?? ''),
      path: html ? 'descriptionHtml' : 'descriptionPlain',
      rule: 'as-given',
    },
    department: readDepartment(teams, title),
    seniority: readSeniority(title),
    employmentType: readEmploymentType(
      item.employmentType ? { text: item.employmentType, path: 'employmentType' } : null,
      title,
    ),
    workType: readWorkType(item, title),
    places: distinctPlaces(readLocations(item)),
    pay: readPay(item),
    skills: null,
    benefits: null,
    applyUrl:
      applyUrl === null
        ? null
        : {
            value: applyUrl,
            path: apply === null ? 'jobUrl' : 'applyUrl',
            rule: 'as-given',
            quote: shorten(applyUrl, 200),
          },
    language: null,
    datePosted: readDate(item.publishedAt, 'publishedAt'),
    validThrough: null,
  }
}

function readCompany(item: AshbyJob): Sourced<string> | null {
  const path = item.jobUrl ? 'jobUrl' : 'applyUrl'
  const url = item[path] ?? ''
  const value = boardNameOfUrl(url)
  return value === null ? null : { value, path, rule: 'board-name', quote: shorten(url, 200) }
}

/** Reads the work type. `isRemote: false` only rules out remote work, and null means unknown. */
function readWorkType(item: AshbyJob, title: Sourced<string>): Posting['workType'] {
  const statedType = readStatedWorkType({ text: item.workplaceType ?? '', path: 'workplaceType' })
  if (statedType !== null) return statedType
  if (item.isRemote === true) return { value: 'Remote', path: 'isRemote', rule: 'catalog-term', quote: 'true' }
  return workTypeOfWords([{ text: item.location ?? '', path: 'location' }], title)
}

function readLocations(item: AshbyJob): Sourced<PostedPlace>[] {
  const furtherPlaces = (item.secondaryLocations ?? []).flatMap(({ location, address }, index) =>
    readLocation(location, address, `secondaryLocations[${index}].`),
  )
  return [...readLocation(item.location, item.address, ''), ...furtherPlaces]
}

/** Reads a location, which is a name with an address. An address that states only a country completes the name. */
function readLocation(
  name: string | null | undefined,
  given: AshbyJob['address'],
  path: string,
): Sourced<PostedPlace>[] {
  const parts = given?.postalAddress ?? given
  const value = placeOfAddress({
    locality: parts?.addressLocality,
    region: parts?.addressRegion,
    country: parts?.addressCountry,
  })
  const addressPath = `${path}address${given?.postalAddress ? '.postalAddress' : ''}`
  const isPrecise = value !== null && (value.locality !== null || value.region !== null)
  if (isPrecise && !isLargerThanCountry(name ?? '')) {
    return [{ value, path: addressPath, rule: 'as-given', quote: shorten(value.asWritten, 200) }]
  }
  const country = value?.country ?? null
  const hint = country === null ? null : { country, path: `${path}location, ${addressPath}.addressCountry` }
  return readPlaces({ text: name ?? '', path: `${path}location` }, hint)
}

/**
 * Returns the salary in Ashby's own summary, otherwise the salary that all tiers share. Equity, bonus and commission
 * are not salary. If one salary can't be read, the pay is unknown, because the others alone would mislead.
 */
function readPay({ compensation, shouldDisplayCompensationOnJobPostings: isDisplayed }: AshbyJob): Posting['pay'] {
  if (isDisplayed === false || compensation == null) return null
  const tiers = compensation.compensationTiers ?? []
  const summary = salaries(compensation.summaryComponents, 'compensation.summaryComponents')
  const tierComponents = tiers.flatMap(({ components }, index) =>
    salaries(components, `compensation.compensationTiers[${index}].components`),
  )
  const salaryReadings = (summary.length > 0 ? summary : tierComponents).map(readSalary)
  const onlySalary = onlyPay(salaryReadings.filter((salary) => salary !== null))
  return onlySalary === null || salaryReadings.includes(null)
    ? null
    : { value: onlySalary.pay, path: onlySalary.path, rule: 'as-given', quote: onlySalary.quote }
}

function salaries(components: readonly Component[] | null | undefined, path: string) {
  const all = (components ?? []).map((component, index) => ({ component, path: `${path}[${index}]` }))
  return all.filter(({ component }) => component.compensationType === 'Salary')
}

function readSalary({ component, path }: { component: Component; path: string }) {
  const { interval, currencyCode, minValue, maxValue } = component
  const period = periods.get(interval ?? '') ?? null
  const pay = payOfRange({ min: minValue, max: maxValue, currency: currencyCode, period })
  const quote = shorten(`${minValue ?? '?'}–${maxValue ?? '?'} ${currencyCode ?? ''} ${interval ?? ''}`, 200)
  return pay === null ? null : { pay, path, quote }
}
