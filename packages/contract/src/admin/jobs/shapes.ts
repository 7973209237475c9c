import { z } from 'zod'
import { employmentTypes, workTypes } from '../../jobs/kinds.ts'
import { pay } from '../../jobs/shapes.ts'
import { cursorPage } from '../../pagination.ts'

/** A job as admins see it. */
export const adminJob = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  company: z.object({ _id: z.string(), name: z.string(), slug: z.string() }),
  open: z.boolean(),
  /** When a moderator or admin closed the job permanently. */
  removedAt: z.iso.datetime().nullable(),
  /** The kinds of the job's sources. */
  sources: z.array(z.string()),
  /** The number of the job's postings. */
  postings: z.int(),
  postedAt: z.iso.datetime(),
  /** When the job stops being featured in its lists; null if it isn’t featured. */
  featuredUntil: z.iso.datetime().nullable(),
})
export type AdminJob = z.output<typeof adminJob>

/** The facts of a job that admins correct. */
export const jobFacts = z.object({
  title: z.string(),
  /** Names. */
  places: z.array(z.string()),
  workType: z.enum(workTypes),
  employmentType: z.enum(employmentTypes).nullable(),
  pay: pay.nullable(),
  /** The names of the corrected facts. */
  corrected: z.array(z.string()),
})
export type JobFacts = z.output<typeof jobFacts>

export const jobList = cursorPage(adminJob).extend({ total: z.int(), totalCapped: z.boolean() })

const boardReading = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  outcome: z.enum(['ok', 'unchanged', 'held', 'failed']),
  added: z.int(),
  changed: z.int(),
  closed: z.int(),
  rejected: z.int(),
  /** Errors and remarks. */
  message: z.string().nullable(),
})
export type BoardReading = z.output<typeof boardReading>

/** A board whose jobs are read every hour. */
export const adminBoard = z.object({
  _id: z.string(),
  kind: z.string(),
  address: z.string(),
  companyName: z.string().nullable(),
  enabled: z.boolean(),
  failures: z.int(),
  lastReadAt: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  nextReadAt: z.iso.datetime(),
  readings: z.array(boardReading),
})
export type AdminBoard = z.output<typeof adminBoard>
