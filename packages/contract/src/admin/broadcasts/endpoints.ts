import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { broadcastErrors as e } from './errors.ts'
import { broadcastAudience, changedBroadcast, newBroadcast } from './fields.ts'
import { broadcastStates } from './kinds.ts'
import { broadcastGates } from './policy.ts'
import { audiencePreview, broadcast } from './shapes.ts'

const gate = { tag: 'admin' } as const

/** Endpoints with which admins send a notification to an audience. */
export const broadcastsEndpoints = defineEndpoints({
  'GET /api/v1/admin/notifications': {
    ...gate,
    ...broadcastGates.list,
    summary: 'Notifications to audiences in one state, newest first',
    query: z.object({
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
      state: z.enum(broadcastStates).default('sent'),
      page: pageNumber.default(1),
    }),
    reply: success(page(broadcast)),
    errors: [],
  },
  'GET /api/v1/admin/notifications/audience': {
    ...gate,
    ...broadcastGates.list,
    summary: 'How many active members filters find, how many of them agreed to news by email, and the newest ten',
    query: broadcastAudience,
    reply: success(audiencePreview),
    errors: [],
  },
  'POST /api/v1/admin/notifications': {
    ...gate,
    ...broadcastGates.create,
    summary: 'Notifies an audience, now or at a chosen time; a repeated call returns the same notification',
    freshSecondFactor: true,
    limits: [perHour('broadcasts', 20, { by: 'login' })],
    body: newBroadcast,
    reply: success(broadcast),
    errors: [e['broadcast-time'], e['broadcast-link'], e['audience-grown'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/admin/notifications/{id}': {
    ...gate,
    ...broadcastGates.edit,
    summary: 'Changes a scheduled notification until it is sent; without a time, it is sent now',
    freshSecondFactor: true,
    params: z.object({ id: z.uuid() }),
    body: changedBroadcast,
    reply: success(broadcast),
    errors: [
      e['broadcast-not-found'],
      e['broadcast-sent'],
      e['broadcast-cancelled'],
      e['broadcast-changed'],
      e['broadcast-time'],
      e['broadcast-link'],
      e['audience-grown'],
    ],
  },
  'PUT /api/v1/admin/notifications/{id}/cancel': {
    ...gate,
    ...broadcastGates.edit,
    summary: 'Cancels a scheduled notification; one that is cancelled stays so',
    params: z.object({ id: z.uuid() }),
    reply: success(broadcast),
    errors: [e['broadcast-not-found'], e['broadcast-sent']],
  },
})
