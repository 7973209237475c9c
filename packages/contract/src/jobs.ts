import { z } from 'zod'
import { companyCard } from './companies.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors } from './errors.ts'

/** Section 3's fixed lists, in its order and spelling. */
export const employmentTypes = [
  'Full-time',
  'Part-time',
  'Freelance',
  'Contract',
  'Internship',
  'Volunteer',
  'Temporary',
  'Per-Diem',
  'Other',
] as const
export const workTypes = ['Remote', 'Hybrid', 'Onsite', 'Unknown'] as const
export const applicationTypes = ['Smart Apply', 'Apply Directly'] as const
export const seniorities = [
  'No Experience',
  'Internship',
  'Entry Level',
  'Mid-Level',
  'Senior Level',
  'Director / Expert',
  'Executive / C-Suite',
] as const
/** schema.org `QuantitativeValue.unitText`. */
export const payPeriods = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const

export type EmploymentType = (typeof employmentTypes)[number]
export type WorkType = (typeof workTypes)[number]
export type ApplicationType = (typeof applicationTypes)[number]
export type Seniority = (typeof seniorities)[number]
export type PayPeriod = (typeof payPeriods)[number]

/** The lists of `/jobs/{list}`: all of them, or one work type. `undisclosed` is work type Unknown. */
export const jobLists = ['all', 'remote', 'hybrid', 'onsite', 'undisclosed'] as const
export type JobList = (typeof jobLists)[number]
export const workTypeOfList: Readonly<Record<JobList, WorkType | undefined>> = {
  all: undefined,
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'Onsite',
  undisclosed: 'Unknown',
}

/** A fixed category: the department that a job belongs to. */
export const department = z.object({ slug: z.string(), name: z.string() })
export type Department = z.output<typeof department>

/** Where work happens (schema.org `Place`). `country` is ISO 3166-1 alpha-2, null when the posting does not say. */
export const place = z.object({
  slug: z.string(),
  name: z.string(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().length(2).nullable(),
})
export type Place = z.output<typeof place>

/** Pay in whole units of `currency` (ISO 4217) per `period`; one end may be open. */
export const pay = z.object({
  min: z.number().nonnegative().nullable(),
  max: z.number().nonnegative().nullable(),
  currency: z.string().length(3),
  period: z.enum(payPeriods),
})
export type Pay = z.output<typeof pay>

/** A job in a list. What is not known is null (or `Unknown`), never guessed. */
export const jobCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  company: companyCard.pick({ _id: true, slug: true, companyName: true }),
  places: z.array(place),
  workType: z.enum(workTypes),
  employmentType: z.enum(employmentTypes).nullable(),
  seniority: z.enum(seniorities).nullable(),
  department: department.nullable(),
  pay: pay.nullable(),
  skills: z.array(z.string()),
  datePosted: z.iso.datetime(),
})
export type JobCard = z.output<typeof jobCard>

/** Where a value came from: the path in the source's own data, and the rule that read it. */
export const provenance = z.object({
  field: z.string(),
  /** What we say, as text. */
  value: z.string(),
  /** Path in the source, such as `categories.commitment`. */
  path: z.string(),
  /** The rule's name and what it does, in a sentence. */
  rule: z.string(),
  explanation: z.string(),
  /** The words of the source, at most 200 characters. */
  quote: z.string().nullable(),
  /** Where it was read, when not where the job's text is from. */
  source: z.string().nullable(),
})
export type Provenance = z.output<typeof provenance>

/** One of the postings that a job is made of: where it stands, and the places that it is for. */
export const jobSource = z.object({
  /** The board's name, such as `Lever`, the site of a posting that came in a file, or the company's when it posted the job here. */
  name: z.string(),
  url: z.string().nullable(),
  applyUrl: z.string().nullable(),
  /** Names. */
  places: z.array(z.string()),
  datePosted: z.iso.datetime(),
})
export type JobSource = z.output<typeof jobSource>

/** A job with everything its page shows (schema.org `JobPosting`). */
export const job = jobCard.extend({
  company: companyCard,
  /** Sanitised HTML. */
  description: z.string(),
  benefits: z.array(z.string()),
  applicationType: z.enum(applicationTypes),
  /** Absolute address, or a path on this server. */
  applyUrl: z.string().nullable(),
  validThrough: z.iso.datetime().nullable(),
  /** Set when the job no longer takes applications. */
  dateClosed: z.iso.datetime().nullable(),
  /** Closed for 90 days or more: gone for search engines, still readable. */
  gone: z.boolean(),
  /** ISO 639-1, null when it cannot be told. */
  language: z.string().length(2).nullable(),
  /** The postings behind the job, the leading one first; at most 20. Of a closed job, its last ones. */
  sources: z.array(jobSource),
  provenance: z.array(provenance),
})
export type Job = z.output<typeof job>

export const jobErrors = defineErrors({
  'job-not-found': { status: 404, message: 'This job does not exist. Its address may have changed; search for it.' },
  'category-not-found': { status: 404, message: 'There is no such category. Choose one of the listed departments.' },
  'place-not-found': { status: 404, message: 'There is no such place. Choose one that has jobs.' },
  'place-without-coordinates': {
    status: 400,
    message: 'Where this place lies on the map is not known. Leave the radius out, or choose a city.',
  },
  'page-not-found': { status: 404, message: 'This list ends before that page.' },
})

const facet = z.object({ slug: z.string(), name: z.string(), jobs: z.int() })

export const jobsEndpoints = defineEndpoints({
  'GET /api/v1/jobs/{slug}': {
    summary: 'One job with its description, source and similar jobs',
    tag: 'jobs',
    access: 'guest',
    params: z.object({ slug: z.string().max(200) }),
    reply: success(z.object({ job, similar: z.array(jobCard) })),
    errors: [jobErrors['job-not-found']],
  },
  'GET /api/v1/job-facets': {
    summary: 'Departments and places with their open jobs, most first',
    tag: 'jobs',
    access: 'guest',
    query: z.object({ list: z.enum(jobLists).default('all') }),
    reply: success(
      z.object({
        /** Open jobs in the list, at most 10,000. */
        total: z.int(),
        totalCapped: z.boolean(),
        departments: z.array(facet),
        places: z.array(facet),
      }),
    ),
    errors: [],
  },
})
