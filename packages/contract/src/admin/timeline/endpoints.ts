import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { perHour } from '../../limit.ts'
import { cursor } from '../../pagination.ts'
import { tooLongSearch, writtenText } from '../../texts.ts'
import { csvFile } from '../members/shapes.ts'
import { timeline } from './shapes.ts'

const date = z.iso.date({ error: () => t('Enter a date like 2026-11-21.') }).optional()

const filter = {
  /** Part of the name of the thing that was acted on, or its id. */
  q: writtenText.pipe(z.string().max(100, tooLongSearch(100))).optional(),
  /** The admin’s id; `system` for acts of no existing admin. */
  by: z.union([z.uuid(), z.literal('system')]).optional(),
  /** An act: a key of `adminActs`. */
  act: z.string().max(60).optional(),
  /** A kind of thing: a key of `timelineThings`. */
  thing: z.string().max(60).optional(),
  /** The first day that is included, in UTC. */
  from: date,
  /** The last day that is included, in UTC. */
  until: date,
}

/** Endpoints for the acts of admins and of the system. */
export const timelineEndpoints = defineEndpoints({
  'GET /api/v1/admin/timeline': {
    summary: 'What admins and the system did, newest first: of what the caller’s role works with',
    tag: 'admin',
    access: 'admin',
    permission: 'timeline',
    query: z.object({ ...filter, after: cursor.optional() }),
    reply: success(timeline),
    errors: [],
  },
  'GET /api/v1/admin/timeline-download': {
    summary: 'The same as CSV, without formulas: at most 10,000 rows',
    tag: 'admin',
    access: 'admin',
    permission: 'timeline',
    limits: [perHour('admin-downloads', 60, { by: 'login' })],
    query: z.object(filter),
    reply: success(csvFile),
    errors: [],
  },
})
