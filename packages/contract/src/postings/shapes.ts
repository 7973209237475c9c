import { z } from 'zod'
import { applicationTypes, employmentTypes, payPeriods, seniorities, workTypes } from '../jobs/kinds.ts'
import { pay } from '../jobs/shapes.ts'
import { closeReasons, readableFields, writtenJobStates } from './kinds.ts'
import { teamQuestion } from './questions.ts'

/** A job that a team writes, as stored. */
export const writtenJob = z.object({
  _id: z.string(),
  /**
   * The slug of the job page that shows it, possibly together with postings from elsewhere; null before it is stored.
   */
  slug: z.string().nullable(),
  version: z.int(),
  state: z.enum(writtenJobStates),
  /** When a scheduled job is published. */
  publishAt: z.iso.datetime().nullable(),
  /** When an open or paused job ends. */
  endsAt: z.iso.datetime().nullable(),
  closeReason: z.enum(closeReasons).nullable(),
  /** Fields with guessed values that no one has confirmed. */
  guessed: z.array(z.enum(readableFields)),
  fields: z.object({
    title: z.string(),
    places: z.array(z.string()),
    workType: z.enum(workTypes),
    employmentType: z.enum(employmentTypes).nullable(),
    seniority: z.enum(seniorities).nullable(),
    department: z.string().nullable(),
    payFrom: z.number().nullable(),
    payTo: z.number().nullable(),
    payCurrency: z.string(),
    payPeriod: z.enum(payPeriods),
    skills: z.array(z.string()),
    benefits: z.array(z.string()),
    language: z.string().nullable(),
    /** `2027-03-31`. */
    closesOn: z.string().nullable(),
    description: z.string(),
    apply: z.string(),
    applicationType: z.enum(applicationTypes),
    questions: z.array(teamQuestion),
  }),
  /** The description as HTML for the editor, sanitised. */
  descriptionHtml: z.string(),
})
export type WrittenJob = z.output<typeof writtenJob>

/** A board that Rise reads every hour for a company. */
export const companyBoard = z.object({
  _id: z.string(),
  /** The name of the kind of board. */
  source: z.string(),
  address: z.string(),
  /** When the board was last read; null before the first reading has ended. */
  lastReadAt: z.iso.datetime().nullable(),
  /** The problem of the last reading, in one sentence; null when there was none. */
  problem: z.string().nullable(),
  openJobs: z.int(),
})
export type CompanyBoard = z.output<typeof companyBoard>

/** A preview of the jobs at an address, before anything is imported. */
export const boardLook = z.object({
  source: z.string(),
  address: z.string(),
  /** The number of jobs found, counted to at most 200 and for a few seconds. */
  total: z.int(),
  totalCapped: z.boolean(),
  /** The first jobs found. */
  jobs: z.array(z.object({ title: z.string(), places: z.array(z.string()), workType: z.enum(workTypes) })),
  /** The number of jobs that could not be read. */
  unreadable: z.int(),
})
export type BoardLook = z.output<typeof boardLook>

/** A job in the team's own list: one with a public page, or a draft. */
export const companyJob = z.object({
  _id: z.string(),
  /** The slug of the job's page; null for a draft. */
  slug: z.string().nullable(),
  title: z.string(),
  workType: z.enum(workTypes),
  /** Names of places, in the posting's order. */
  places: z.array(z.string()),
  pay: pay.nullable(),
  state: z.enum(writtenJobStates),
  /** When it was posted, or, for a draft, last saved. */
  date: z.iso.datetime(),
  dateClosed: z.iso.datetime().nullable(),
  publishAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  closeReason: z.enum(closeReasons).nullable(),
  /** Where the job comes from: the board's name; null for a job that was only written here. */
  source: z.string().nullable(),
  /** The job as the team wrote it here, with its own state; null for a job that exists only elsewhere. */
  written: z.object({ _id: z.string(), state: z.enum(writtenJobStates) }).nullable(),
  /** The number of views of the job's page, without the team's own: in total, and in the last seven days. */
  views: z.object({ total: z.int(), week: z.int() }),
  /** The applications sent here. Null for a job that people apply to elsewhere, unless there are any. */
  applicants: z.object({ total: z.int(), unopened: z.int(), undecided: z.int() }).nullable(),
})
export type CompanyJob = z.output<typeof companyJob>

/** The facts about a job that a text or a page states, for the form. Facts that it doesn't state are absent. */
export const jobReadingResult = z.object({
  fields: writtenJob.shape.fields.partial(),
  /** The fields that were read. `quote` is the words of the source that state the value; null if no words do. */
  guesses: z.array(z.object({ field: z.enum(readableFields), quote: z.string().nullable() })),
})
export type JobReading = z.output<typeof jobReadingResult>
