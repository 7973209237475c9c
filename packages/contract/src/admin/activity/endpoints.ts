import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { cursor, cursorPage } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { type LiveKind, liveKinds } from './kinds.ts'
import { liveActivity } from './shapes.ts'

const gate = { tag: 'admin', access: 'admin', permission: 'content' } as const
const kinds = Object.keys(liveKinds) as [LiveKind, ...LiveKind[]]
const filter = {
  /** Words from a name or a title; only the newest 5,000 activities are searched. */
  q: z.string().trim().max(100, tooLongSearch(100)).optional(),
  kind: z.enum(kinds).optional(),
}

/** Endpoints with which admins follow the activity of members as it happens. */
export const liveActivityEndpoints = defineEndpoints({
  'GET /api/v1/admin/activity': {
    ...gate,
    summary: 'What members publish and who signs up, newest first',
    query: z.object({ ...filter, before: cursor.optional() }),
    reply: success(cursorPage(liveActivity)),
    errors: [],
  },
  'GET /api/v1/admin/activity/newer': {
    ...gate,
    summary: 'How much happened after an activity, counted to 100',
    query: z.object({ kind: filter.kind, after: cursor }),
    reply: success(z.object({ count: z.int() })),
    errors: [],
  },
})
