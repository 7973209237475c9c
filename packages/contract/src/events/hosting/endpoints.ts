import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { eventErrors as e } from '../errors.ts'
import { eventGates } from '../policy.ts'
import { event } from '../shapes.ts'
import { participant } from './shapes.ts'

const params = z.object({ slug: z.string().trim().toLowerCase().max(120) })
const refusals = [e['event-not-found'], gateErrors.forbidden] as const

export const eventHostingEndpoints = defineEndpoints({
  'PUT /api/v1/events/{slug}/hosting': {
    summary: 'Agrees to host an event, as its author asked',
    tag: 'events',
    ...eventGates.answerHosting,
    params,
    reply: success(event),
    errors: refusals,
  },
  'DELETE /api/v1/events/{slug}/hosting': {
    summary: 'Declines to host an event, or stops hosting it',
    tag: 'events',
    ...eventGates.answerHosting,
    params,
    reply: success(event),
    errors: refusals,
  },
  'GET /api/v1/events/{slug}/participants': {
    summary: 'Participants with their answers, for hosts: those with a place by name, then the waiting list in order',
    tag: 'events',
    ...eventGates.checkIn,
    params,
    query: z.object({
      page: pageNumber.default(1),
      /** Part of a name. */
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
    }),
    reply: success(page(participant).extend({ checkedIn: z.int(), title: z.string() })),
    errors: [...refusals, e['events-page-not-found']],
  },
  'GET /api/v1/events/{slug}/participants-export': {
    summary: 'The participants as CSV, for hosts',
    tag: 'events',
    ...eventGates.checkIn,
    limits: [perHour('event-exports', 30, { by: 'login' })],
    params,
    reply: success(z.object({ name: z.string(), csv: z.string() })),
    errors: refusals,
  },
  'PUT /api/v1/events/{slug}/participants/{id}/check-in': {
    summary: 'Notes that a participant has come, or takes it back',
    tag: 'events',
    ...eventGates.checkIn,
    params: params.extend({ id: z.uuid() }),
    body: z.object({ present: z.boolean() }),
    reply: success(emptyResult),
    errors: [...refusals, e['participant-not-found']],
  },
})
