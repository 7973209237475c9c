import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { page, pageNumber } from '../../pagination.ts'
import { announcementErrors as e } from './errors.ts'
import { announcementAudience, newAnnouncement } from './fields.ts'
import { announcementStates } from './kinds.ts'
import { announcement, audiencePreview } from './shapes.ts'

const gate = { tag: 'admin', access: 'admin', permission: 'notifications' } as const

/** How admins tell an audience something behind the bell. */
export const announcementsEndpoints = defineEndpoints({
  'GET /api/v1/admin/notifications': {
    ...gate,
    summary: 'Notifications to audiences in one state, newest first',
    query: z.object({
      q: z.string().trim().max(100, 'Search with at most 100 characters.').optional(),
      state: z.enum(announcementStates, 'Choose from: sent, scheduled, cancelled.').default('sent'),
      page: pageNumber.default(1),
    }),
    reply: success(page(announcement)),
    errors: [],
  },
  'GET /api/v1/admin/notifications/audience': {
    ...gate,
    summary: 'How many active members filters find, how many of them agreed to news by email, and the newest ten',
    query: announcementAudience,
    reply: success(audiencePreview),
    errors: [],
  },
  'POST /api/v1/admin/notifications': {
    ...gate,
    summary: 'Notifies an audience, now or at a chosen time; a repeated call returns the same notification',
    freshSecondFactor: true,
    limits: [perHour('announcements', 20, { by: 'login' })],
    body: newAnnouncement,
    reply: success(announcement),
    errors: [e['announcement-time'], e['announcement-link'], e['audience-grown'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/admin/notifications/{id}/cancel': {
    ...gate,
    summary: 'Cancels a scheduled notification; one that is cancelled stays so',
    params: z.object({ id: z.uuid() }),
    reply: success(announcement),
    errors: [e['announcement-not-found'], e['announcement-sent']],
  },
})
