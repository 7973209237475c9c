import { z } from 'zod'
import { employmentTypes, payPeriods, workTypes } from '../jobs/kinds.ts'

/** The same as it is kept. */
export const writtenJob = z.object({
  _id: z.string(),
  /** Of the page that it is shown on, by itself or with postings from elsewhere; null before it is stored. */
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

/** A board that is read every hour for a company. */
export const companyBoard = z.object({
  _id: z.string(),
  /** The kind of board, as it calls itself. */
  source: z.string(),
  address: z.string(),
  /** Null before the first reading has ended. */
  lastReadAt: z.iso.datetime().nullable(),
  /** What the last reading came to when that was not well, in a sentence. */
  problem: z.string().nullable(),
  openJobs: z.int(),
})
export type CompanyBoard = z.output<typeof companyBoard>

/** What an address shows, before anything is brought in. */
export const boardLook = z.object({
  source: z.string(),
  address: z.string(),
  /** Jobs found, counted to at most 200. */
  total: z.int(),
  totalCapped: z.boolean(),
  /** The first ones. */
  jobs: z.array(z.object({ title: z.string(), places: z.array(z.string()), workType: z.enum(workTypes) })),
  /** Jobs that could not be read. */
  unreadable: z.int(),
})
export type BoardLook = z.output<typeof boardLook>
