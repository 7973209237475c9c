import { z } from 'zod'
import { companyCard } from '../companies/shapes.ts'
import { applicationTypes, employmentTypes, payPeriods, seniorities, workTypes } from './kinds.ts'

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
  company: companyCard.pick({ _id: true, slug: true, companyName: true, logo: true }),
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
