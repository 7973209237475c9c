import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { perHour } from '../../limit.ts'
import { isZone } from '../../time-zone.ts'
import { csvFile } from '../members/shapes.ts'
import { analyticsTables, jobOrders, steps } from './kinds.ts'
import { analytics, viewedJobs } from './shapes.ts'

const date = z.iso.date({ error: () => t('Enter a date like 2026-11-21.') })

/**
 * Days are days of `zone`. A range that is longer than the stored data begins later. A range with too many days for a
 * chart is shown by week.
 */
const range = z.object({
  /** The first day of the range. By default, the range has 30 days. */
  from: date.optional(),
  /** The last day of the range; today by default. */
  to: date.optional(),
  by: z.enum(steps).default('day'),
  /** An IANA name. Days begin at its midnight, or at the start of the UTC hour that contains it. */
  zone: z
    .string()
    .max(60)
    .refine(isZone, { error: () => t('Choose a time zone such as Europe/Berlin.') })
    .default('UTC'),
})

const jobsQuery = range.omit({ by: true }).extend({
  order: z.enum(Object.keys(jobOrders) as [keyof typeof jobOrders]).default('views'),
})

/** Endpoints for anonymous statistics on the use of the site. */
export const analyticsEndpoints = defineEndpoints({
  'GET /api/v1/admin/analytics': {
    summary: 'Visitors, where they come from, and what becomes of them, in days, weeks or months of a time zone',
    tag: 'admin',
    access: 'admin',
    permission: 'analytics',
    query: range,
    reply: success(analytics),
    errors: [],
  },
  'GET /api/v1/admin/analytics-download': {
    summary: 'One of the tables as CSV, without formulas',
    tag: 'admin',
    access: 'admin',
    permission: 'analytics',
    limits: [perHour('admin-downloads', 60, { by: 'login' })],
    query: range.extend({ table: z.enum(analyticsTables) }),
    reply: success(csvFile),
    errors: [],
  },
  'GET /api/v1/admin/analytics/jobs': {
    summary: 'Jobs with their views and applications, the first 20 of an order, over at most 92 days of UTC',
    tag: 'admin',
    access: 'admin',
    permission: 'analytics',
    query: jobsQuery,
    reply: success(viewedJobs),
    errors: [],
  },
  'GET /api/v1/admin/analytics/jobs-download': {
    summary: 'The same as CSV, at most 1,000 jobs',
    tag: 'admin',
    access: 'admin',
    permission: 'analytics',
    limits: [perHour('admin-downloads', 60, { by: 'login' })],
    query: jobsQuery,
    reply: success(csvFile),
    errors: [],
  },
})
