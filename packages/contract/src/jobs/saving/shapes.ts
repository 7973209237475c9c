import { z } from 'zod'
import { companyCard } from '../../companies/shapes.ts'
import { jobCard } from '../shapes.ts'

/** A job in one of a professional's own lists, open or closed. */
const ownJob = z.object({
  job: jobCard,
  /** When the job closed; null while it is open. */
  dateClosed: z.iso.datetime().nullable(),
})

export const savedJob = ownJob.extend({
  /** The professional's private note. */
  note: z.string(),
  /** The day of the professional's next step, such as applying. */
  nextOn: z.iso.date().nullable(),
  savedAt: z.iso.datetime(),
})
export type SavedJob = z.output<typeof savedJob>

export const seenJob = ownJob.extend({ seenAt: z.iso.datetime() })
export type SeenJob = z.output<typeof seenJob>

export const hiddenThings = z.object({
  jobs: z.array(ownJob),
  companies: z.array(companyCard.pick({ _id: true, slug: true, companyName: true, logo: true })),
})
export type HiddenThings = z.output<typeof hiddenThings>

/** A followed company with its new jobs. */
export const companyNews = z.object({
  company: companyCard.pick({ _id: true, slug: true, companyName: true, logo: true }),
  /** How many of its open jobs were posted in the last 7 days. */
  jobs: z.int(),
  /** The latest of them, at most two, with different titles. */
  latest: z.array(z.object({ slug: z.string(), title: z.string() })),
})
export type CompanyNews = z.output<typeof companyNews>

/** The ids of the jobs and companies that a professional saved and hid, so that lists can mark them. */
export const jobMarks = z.object({
  saved: z.array(z.string()),
  hidden: z.array(z.string()),
  hiddenCompanies: z.array(z.string()),
})
export type JobMarks = z.output<typeof jobMarks>
