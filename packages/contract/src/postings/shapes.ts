import { z } from 'zod'
import { employmentTypes, payPeriods, workTypes } from '../jobs/kinds.ts'

/** The same, as stored. */
export const writtenJob = z.object({
  _id: z.string(),
  /** The job page that shows it, alone or with postings from elsewhere; null before it is stored. */
  slug: z.string().nullable(),
  version: z.int(),
  open: z.boolean(),
  fields: z.object({
    title: z.string(),
    places: z.array(z.string()),
    workType: z.enum(workTypes),
    employmentType: z.enum(employmentTypes).nullable(),
    payFrom: z.number().nullable(),
    payTo: z.number().nullable(),
    payCurrency: z.string(),
    payPeriod: z.enum(payPeriods),
    description: z.string(),
    apply: z.string(),
  }),
  /** The description as HTML for the editor, sanitised. */
  descriptionHtml: z.string(),
})
export type WrittenJob = z.output<typeof writtenJob>

/** A board that Rise reads every hour for a company. */
export const companyBoard = z.object({
  _id: z.string(),
  /** The kind of board, by its own name. */
  source: z.string(),
  address: z.string(),
  /** Null before the first reading has ended. */
  lastReadAt: z.iso.datetime().nullable(),
  /** What went wrong in the last reading, in one sentence; null when nothing did. */
  problem: z.string().nullable(),
  openJobs: z.int(),
})
export type CompanyBoard = z.output<typeof companyBoard>

/** A preview of the jobs at an address, before anything is imported. */
export const boardLook = z.object({
  source: z.string(),
  address: z.string(),
  /** Jobs found, counted to at most 200. */
  total: z.int(),
  totalCapped: z.boolean(),
  /** The first ones. */
  jobs: z.array(z.object({ title: z.string(), places: z.array(z.string()), workType: z.enum(workTypes) })),
  /** Jobs that failed to parse. */
  unreadable: z.int(),
})
export type BoardLook = z.output<typeof boardLook>
