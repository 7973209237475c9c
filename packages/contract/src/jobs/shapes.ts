import { z } from 'zod'
import { companyCard, jobReplyFigures } from '../companies/shapes.ts'
import { applicationTypes, employmentTypes, fakeJobSignKinds, payPeriods, seniorities, workTypes } from './kinds.ts'

/** A fixed category: a job's department. */
export const department = z.object({ slug: z.string(), name: z.string() })
export type Department = z.output<typeof department>

/** A work location (schema.org `Place`). `country` is ISO 3166-1 alpha-2, null if it is unknown. */
export const place = z.object({
  slug: z.string(),
  name: z.string(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().length(2).nullable(),
})
export type Place = z.output<typeof place>

/**
 * Pay in the main unit of `currency` (ISO 4217), such as euros rather than cents, per `period`; one end may be open.
 */
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
  /**
   * The reply figures of the job, or of its company if the job has too few applications. Null if both have too few, and
   * for a job with applications elsewhere.
   */
  replies: jobReplyFigures.nullable(),
})
export type JobCard = z.output<typeof jobCard>

/** The origin of a value: its path in the source's data, and the rule that read it. */
export const provenance = z.object({
  field: z.string(),
  /** The value that our page shows, as text. */
  value: z.string(),
  /** The path in the source, such as `categories.commitment`. */
  path: z.string(),
  /** The rule's name and a one-sentence description. */
  rule: z.string(),
  explanation: z.string(),
  /** The source's own words, at most 200 characters. */
  quote: z.string().nullable(),
  /** The name of the source, such as `Lever`, if the value comes from another posting than the job's text. */
  source: z.string().nullable(),
})
export type Provenance = z.output<typeof provenance>

/** One of a job's postings: its address, and the places it covers. */
export const jobSource = z.object({
  /**
   * The name of the source, such as `Lever`. For an imported file, the website of the posting, if it has an address;
   * for a job written here, the company's name.
   */
  name: z.string(),
  url: z.string().nullable(),
  applyUrl: z.string().nullable(),
  /** Names. */
  places: z.array(z.string()),
  datePosted: z.iso.datetime(),
})
export type JobSource = z.output<typeof jobSource>

/** A sign of a fake job in a text: the kind of sign and the words that show it. Readers judge for themselves. */
export const fakeJobSign = z.object({ kind: z.enum(fakeJobSignKinds), words: z.string() })
export type FakeJobSign = z.output<typeof fakeJobSign>

/** Signs that no one may be reading the applications to a job. Readers judge for themselves. */
export const jobSign = z.discriminatedUnion('kind', [
  /** The job was posted long ago and is still open. */
  z.object({ kind: z.literal('old'), days: z.int() }),
  /** The job was closed before and posted again. */
  z.object({ kind: z.literal('reposted'), first: z.iso.datetime(), times: z.int() }),
  /** The job's boards haven't been read for some days; `since` is the last reading, null if there was none. */
  z.object({ kind: z.literal('board-unread'), since: z.iso.datetime().nullable() }),
  /** None of the job's applications was answered. */
  z.object({ kind: z.literal('unanswered'), applications: z.int() }),
])
export type JobSign = z.output<typeof jobSign>

/** A skill that the job's text names, with all its spellings and the spellings of skills that imply it. */
const readSkill = z.object({ name: z.string(), words: z.array(z.string()) })

/** An item of the lists in a job's text that names skills. */
const readItem = z.object({
  /** The position among all list items of the text. */
  item: z.int(),
  /** The names of the skills. */
  skills: z.array(z.string()),
  /** Whether one of the skills is enough, as in "Go or Rust". */
  anyOf: z.boolean(),
})
export type ReadItem = z.output<typeof readItem>

/** A job with everything its page shows (schema.org `JobPosting`). */
export const job = jobCard.extend({
  company: companyCard,
  /** The description, as sanitised HTML. */
  description: z.string(),
  /** The `skills` that the job's text calls nice to have; all others are required. */
  preferredSkills: z.array(z.string()),
  benefits: z.array(z.string()),
  applicationType: z.enum(applicationTypes),
  /** Absolute address, or a path on this server. */
  applyUrl: z.string().nullable(),
  validThrough: z.iso.datetime().nullable(),
  /** The time when the job stopped accepting applications; null while it is open. */
  dateClosed: z.iso.datetime().nullable(),
  /**
   * Whether the job has been closed for 90 days or more, so that search engines no longer index it. It stays readable.
   */
  gone: z.boolean(),
  /** ISO 639-1, null when undetermined. */
  language: z.string().length(2).nullable(),
  /** The open postings of an open job, or all postings of a closed one; oldest first, at most 20. */
  sources: z.array(jobSource),
  provenance: z.array(provenance),
  /** The items of the job's text that name skills, for readers to compare with their own. */
  reading: z.object({ items: z.array(readItem), skills: z.array(readSkill) }),
  /** The parts of the job's text that are typical of fake jobs. */
  fakeJobSigns: z.array(fakeJobSign),
  signs: z.array(jobSign),
})
export type Job = z.output<typeof job>
