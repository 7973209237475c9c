import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { jobErrors } from '../jobs/errors.ts'
import { perHour } from '../limit.ts'
import { matchErrors } from '../match/errors.ts'
import { refusalReasons } from '../match/kinds.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { isZone } from '../time-zone.ts'
import { digestErrors } from './errors.ts'
import { digest, digestFactsShape, digestPreview, digestSettings } from './shapes.ts'

const common = { tag: 'digest', access: 'professional' } as const
const wrongDay = { error: () => t('Choose a day.') }
const wrongTime = { error: () => t('Choose a time.') }

/** A signed token that names the member and the job of an email. */
const token = z.object({ token: z.string().max(300) })
const byLink = { tag: 'digest', access: 'guest', limits: [perHour('digest-links', 200, { by: 'network' })] } as const

/** Endpoints for the email with matching jobs: its settings, the data it is based on, the next issue and past ones. */
export const digestEndpoints = defineEndpoints({
  'GET /api/v1/digest': {
    ...common,
    summary: 'How the digest comes, and when the next one is due',
    reply: success(digestSettings),
    errors: [],
  },
  'PUT /api/v1/digest': {
    ...common,
    summary: 'Changes when the digest comes, or pauses it',
    body: z.object({
      weekday: z.int(wrongDay).min(1, wrongDay).max(7, wrongDay),
      minute: z.int(wrongTime).min(0, wrongTime).max(1_439, wrongTime),
      zone: z
        .string()
        .min(1, { error: () => t('Choose a time zone.') })
        .max(60)
        .refine(isZone, { error: () => t('Choose a time zone from the list.') }),
      pausedUntil: z.iso.datetime(wrongDay).nullable(),
    }),
    reply: success(digestSettings),
    errors: [digestErrors['pause-too-long']],
  },
  'PUT /api/v1/digest/daily': {
    tag: 'digest',
    access: 'creator',
    summary: 'Sends the digest each day',
    reply: success(digestSettings),
    errors: [],
  },
  'DELETE /api/v1/digest/daily': {
    ...common,
    summary: 'Sends the digest each week again',
    reply: success(digestSettings),
    errors: [],
  },
  'GET /api/v1/digest/preview': {
    ...common,
    summary: 'The jobs that the next digest would have if it were sent now',
    reply: success(digestPreview),
    errors: [],
  },
  'GET /api/v1/digest/facts': {
    ...common,
    summary: 'Everything that the choice of jobs rests on',
    reply: success(digestFactsShape),
    errors: [],
  },
  'GET /api/v1/digests': {
    ...common,
    summary: 'The digests that were sent, newest first',
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(digest)),
    errors: [],
  },
  'GET /api/v1/digest/not-this-kind': {
    ...byLink,
    summary: 'The job that the signed link of an email is about',
    query: token,
    reply: success(z.object({ title: z.string(), slug: z.string(), reason: z.enum(refusalReasons).nullable() })),
    errors: [digestErrors['digest-link-not-valid'], jobErrors['job-not-found']],
  },
  'POST /api/v1/digest/not-this-kind': {
    ...byLink,
    summary: 'Says with that link that such jobs are not for the member, without a login',
    query: token,
    body: z.object({ reason: z.enum(refusalReasons).default('wrong-field') }),
    reply: success(emptyResult),
    errors: [digestErrors['digest-link-not-valid'], jobErrors['job-not-found'], matchErrors['too-many-refusals']],
  },
  'DELETE /api/v1/digest/not-this-kind': {
    ...byLink,
    summary: 'Takes that back',
    query: token,
    reply: success(emptyResult),
    errors: [digestErrors['digest-link-not-valid']],
  },
})
