import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { perHour } from '../../limit.ts'
import { csvFile } from '../members/shapes.ts'
import { analyticsTables, steps } from './kinds.ts'
import { analytics } from './shapes.ts'

const date = z.iso.date('Enter a date like 2026-11-21.')

/** Days are in UTC. A longer range than is kept begins later, and days that are too many for a chart become weeks. */
const range = z.object({
  /** 30 days before the last one by default. */
  from: date.optional(),
  /** The last day that counts; today by default. */
  to: date.optional(),
  by: z.enum(steps).default('day'),
})

/** What happens on the site, in numbers that name no one. */
export const analyticsEndpoints = defineEndpoints({
  'GET /api/v1/admin/analytics': {
    summary: 'Visitors, where they come from, and what becomes of them, in days, weeks or months of UTC',
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
})
