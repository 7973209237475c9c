import { z } from 'zod'
import { companyCard, jobReplyFigures } from '../companies/shapes.ts'
import { applicationTypes, employmentTypes, fakeJobSignKinds, payPeriods, seniorities, workTypes } from './kinds.ts'

/** A fixed category: a job's department. */
export const department = z.object({ slug: z.string(), name: z.string() })
export type Department = z.output<typeof department>

/** A work location (schema.org `Place`). `country` is ISO 3166-1 alpha-2, null when the posting does not state it. */
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

/** A job in a list. Unknown values are null (or `Unknown`), never guessed. */
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
  /** For a job with applications on this site: its reply figure, or else its company's. Null below ten applications. */
  replies: jobReplyFigures.nullable(),
})
export type JobCard = z.output<typeof jobCard>

/** The origin of a value: its path in the source's data, and the rule that read it. */
export const provenance = z.object({
  field: z.string(),
  /** The value on our page, as text. */
  value: z.string(),
  /** The path in the source, such as `categories.commitment`. */
  path: z.string(),
  /** The rule's name and a one-sentence description. */
  rule: z.string(),
  explanation: z.string(),
  /** The source's own words, at most 200 characters. */
  quote: z.string().nullable(),
  /** The address it was read from, if other than that of the job's text. */
  source: z.string().nullable(),
})
export type Provenance = z.output<typeof provenance>

/** One of a job's postings: its address, and the places it covers. */
export const jobSource = z.object({
  /**
   * The name of the board, such as `Lever`; for an imported file the posting's site; for a job written here the
   * company's.
   */
  name: z.string(),
  url: z.string().nullable(),
  applyUrl: z.string().nullable(),
  /** Names. */
  places: z.array(z.string()),
  datePosted: z.iso.datetime(),
})
export type JobSource = z.output<typeof jobSource>

/** A sign of a fake job in a text: evidence for its reader, with the words that were found, never a verdict. */
export const fakeJobSign = z.object({ kind: z.enum(fakeJobSignKinds), words: z.string() })
export type FakeJobSign = z.output<typeof fakeJobSign>

/** Signs that no one may be waiting for applications: evidence, without a verdict. */
export const jobSign = z.discriminatedUnion('kind', [
  /** Whether it was posted long ago and is still open. */
  z.object({ kind: z.literal('old'), days: z.int() }),
  /** Whether it was closed before and posted again. */
  z.object({ kind: z.literal('reposted'), first: z.iso.datetime(), times: z.int() }),
  /** The time since which its board couldn't be read; null if it never could. */
  z.object({ kind: z.literal('board-unread'), since: z.iso.datetime().nullable() }),
  /** Whether none of its applications was answered. */
  z.object({ kind: z.literal('unanswered'), applications: z.int() }),
])
export type JobSign = z.output<typeof jobSign>

/** A job with everything its page shows (schema.org `JobPosting`). */
export const job = jobCard.extend({
  company: companyCard,
  /** Sanitised HTML. */
  description: z.string(),
  /** The `skills` that its text calls nice to have; all others are required. */
  preferredSkills: z.array(z.string()),
  benefits: z.array(z.string()),
  applicationType: z.enum(applicationTypes),
  /** Absolute address, or a path on this server. */
  applyUrl: z.string().nullable(),
  validThrough: z.iso.datetime().nullable(),
  /** The time when the job stopped accepting applications; null while it is open. */
  dateClosed: z.iso.datetime().nullable(),
  /** Closed for 90 days or more: no longer indexed by search engines, still readable. */
  gone: z.boolean(),
  /** ISO 639-1, null when undetermined. */
  language: z.string().length(2).nullable(),
  /** The job's postings, the leading one first; at most 20. For a closed job, its last ones. */
  sources: z.array(jobSource),
  provenance: z.array(provenance),
  /** The parts of its text that are typical of fake jobs. */
  fakeJobSigns: z.array(fakeJobSign),
  signs: z.array(jobSign),
})
export type Job = z.output<typeof job>
