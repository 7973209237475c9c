import { z } from 'zod'
import { figureNames, parts, steps } from './kinds.ts'

const day = z.iso.date()
const count = z.int()

/** Counts by name, largest first. The name is empty for the count of rows without a name. */
const namedCount = z.object({ name: z.string(), count, views: count })
export type NamedCount = z.output<typeof namedCount>

export const analytics = z.object({
  from: day,
  /** The last day of the range. */
  to: day,
  by: z.enum(steps),
  zone: z.string(),
  /** The time up to which today is counted, if today is in the range. */
  countedAt: z.iso.datetime().nullable(),
  /** The total in the range, and in the same number of days before it. */
  totals: z.record(z.enum(figureNames), z.object({ now: count, before: count })),
  /** Every day, week or month of the range, oldest first; `start` is its first day. */
  periods: z.array(z.object({ start: day, figures: z.record(z.enum(figureNames), count) })),
  parts: z.record(z.enum(parts), z.array(namedCount)),
  /** Members who signed up in the range, and how many of them have taken each step so far. */
  funnel: z.object({ signedUp: count, beganStory: count, applied: count, hired: count }),
  /** The newest weeks, newest first: the sign-ups of each, and how many of them used the site in each week since. */
  cohorts: z.array(z.object({ joined: day, members: z.array(count) })),
  /** Words that people searched jobs for without finding any, the most frequent first. */
  searches: z.array(z.object({ words: z.string(), count })),
})
export type Analytics = z.output<typeof analytics>

/** The jobs that the analytics page shows, with their views and the applications that followed. */
export const viewedJobs = z.object({
  from: day,
  to: day,
  items: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      company: z.string(),
      views: count,
      /** Applications sent on this site. */
      applications: count,
    }),
  ),
})
export type ViewedJobs = z.output<typeof viewedJobs>
