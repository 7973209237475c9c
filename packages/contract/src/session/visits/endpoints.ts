import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { oneLine } from '../../texts.ts'
import { invitation } from './shapes.ts'

/** Endpoints that record how people find Rise: who referred or invited them, and which pages they view. */
export const visitsEndpoints = defineEndpoints({
  'POST /api/v1/trackUserConversions': {
    summary: 'Records the source that led a visitor here',
    tag: 'session',
    access: 'guest',
    limits: [perHour('conversion-network', 60, { by: 'network' })],
    body: z.object({
      referral: oneLine(200).optional(),
      source: oneLine(200).optional(),
    }),
    reply: success(emptyResult),
    errors: [],
  },
  'POST /api/v1/page-views': {
    summary: 'Records a page view',
    tag: 'session',
    access: 'guest',
    bearer: 'optional',
    limits: [perHour('page-view-network', 3_000, { by: 'network' })],
    body: z.object({
      event: z.literal('page_viewed').optional(),
      /** The path without the query, which may contain tickets and searches. */
      path: z
        .string()
        .regex(/^\/[^?#\s]*$/, { error: () => t('Send only the path.') })
        .max(500),
      utmCampaign: oneLine(100).optional(),
      utmSource: oneLine(100).optional(),
      utmMedium: oneLine(100).optional(),
    }),
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/invitations/{slug}': {
    summary: 'The member behind an invitation link, as a guest sees them',
    tag: 'session',
    access: 'guest',
    params: z.object({ slug: z.string().max(120) }),
    reply: success(invitation),
    errors: [platformErrors['not-found']],
  },
})
