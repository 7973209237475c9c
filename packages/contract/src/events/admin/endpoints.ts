import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch, writtenText } from '../../texts.ts'
import { eventErrors as e } from '../errors.ts'
import { adminEventStates } from '../kinds.ts'
import { eventGates } from '../policy.ts'
import { eventCard } from '../shapes.ts'

export const adminEventsEndpoints = defineEndpoints({
  'GET /api/v1/admin/events': {
    summary: 'Published events, latest start first',
    tag: 'admin',
    ...eventGates.moderate,
    query: z.object({
      page: pageNumber.default(1),
      state: z.enum(adminEventStates).default('public'),
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
    }),
    reply: success(page(eventCard)),
    errors: [e['events-page-not-found']],
  },
  'PUT /api/v1/admin/events/{id}/visibility': {
    summary: 'Hides an event from everyone but its author, or shows it again',
    tag: 'admin',
    ...eventGates.moderate,
    params: z.object({ id: z.uuid() }),
    body: z.object({ hidden: z.boolean() }),
    reply: success(emptyResult),
    errors: [e['event-not-found']],
  },
  'POST /api/v1/admin/events/{id}/merge': {
    summary: 'Merges an event into another that is the same, with the people who take part',
    tag: 'admin',
    ...eventGates.moderate,
    params: z.object({ id: z.uuid() }),
    /** The slug of the remaining event, or the address of its page. */
    body: z.object({
      into: writtenText.pipe(
        z
          .string()
          .min(1, { error: () => t('Enter the event that stays.') })
          .max(300),
      ),
    }),
    reply: success(emptyResult),
    errors: [e['event-not-found'], e['event-merge']],
  },
})
