import { z } from 'zod'
import { applicationErrors } from '../applications/errors.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { platformErrors } from '../errors.ts'
import { version } from '../integers.ts'
import { jobErrors } from '../jobs/errors.ts'
import { perHour } from '../limit.ts'
import { pageNumber } from '../pagination.ts'
import { smartApplyErrors as e } from './errors.ts'
import { autoRules, smartApplyDetails } from './fields.ts'
import {
  autoApply,
  autoItem,
  autoPreview,
  readyApplication,
  smartApplyAccess,
  smartApplyJobs,
  smartApplySettings,
} from './shapes.ts'

const common = { tag: 'smart-apply', access: 'professional' } as const
const limitedError = e['smart-apply-limited']
const tooMany = platformErrors['too-many-requests']

/** Endpoints for applications prepared from a professional's saved answers. */
export const smartApplyEndpoints = defineEndpoints({
  'POST /api/v1/professionals/smartApply/subscribe': {
    ...common,
    summary: 'Asks for smart apply; done again it changes nothing',
    reply: success(smartApplyAccess),
    errors: [],
  },
  'GET /api/v1/smart-apply': {
    ...common,
    summary: 'Whether you have access to smart apply',
    reply: success(smartApplyAccess),
    errors: [],
  },
  'GET /api/v1/smart-apply/details': {
    ...common,
    summary: 'What your forms are filled from',
    reply: success(smartApplySettings),
    errors: [],
  },
  'PUT /api/v1/smart-apply/details': {
    ...common,
    summary: 'Saves what your forms are filled from; rejects changes to an outdated version',
    body: smartApplyDetails.extend({ version }),
    reply: success(smartApplySettings),
    errors: [e['smart-apply-changed'], applicationErrors['resume-file-not-found']],
  },
  'GET /api/v1/smart-apply/jobs': {
    ...common,
    summary:
      'The jobs that fit you well, those ready to check first, each with the way to apply; those you applied for are left out',
    query: z.object({ page: pageNumber.default(1) }),
    reply: success(smartApplyJobs),
    errors: [limitedError, jobErrors['page-not-found']],
  },
  'GET /api/v1/smart-apply/jobs/{slug}': {
    ...common,
    summary: 'An application as it is ready to send: each field with its value and where it comes from',
    params: z.object({ slug: z.string().max(200) }),
    limits: [perHour('ready-applications', 300, { by: 'actor' })],
    reply: success(readyApplication),
    errors: [limitedError, jobErrors['job-not-found'], tooMany],
  },
  'PUT /api/v1/smart-apply/jobs/{slug}/outcome': {
    ...common,
    summary: 'Says whether you applied on the employer’s own site',
    params: z.object({ slug: z.string().max(200) }),
    body: z.object({ applied: z.boolean() }),
    reply: success(z.object({})),
    errors: [limitedError, jobErrors['job-not-found']],
  },
})

const auto = { tag: 'auto-apply', access: 'professional' } as const
const sendingGate = { tag: 'auto-apply', access: 'creator', confirmed: true } as const
const itemParams = z.object({ id: z.uuid() })

/** Endpoints for applications that are queued and sent by a professional's own rules. */
export const autoApplyEndpoints = defineEndpoints({
  'GET /api/v1/auto-apply': {
    ...auto,
    summary: 'Your rules, your queue, and what became of earlier applications',
    reply: success(autoApply),
    errors: [limitedError],
  },
  'PUT /api/v1/auto-apply/rules': {
    ...auto,
    summary: 'Saves your rules; rejects changes to an outdated version',
    body: autoRules.extend({ version }),
    reply: success(autoApply),
    errors: [limitedError, e['smart-apply-changed']],
  },
  'GET /api/v1/auto-apply/preview': {
    ...auto,
    summary: 'What your rules would queue now, and why they leave out the rest; nothing is sent',
    reply: success(autoPreview),
    errors: [limitedError],
  },
  'PUT /api/v1/auto-apply/start': {
    ...sendingGate,
    summary: 'Turns auto-apply on and fills the queue',
    limits: [perHour('auto-apply-starts', 20, { by: 'actor' })],
    reply: success(autoApply),
    errors: [limitedError, tooMany],
  },
  'PUT /api/v1/auto-apply/pause': {
    ...auto,
    summary: 'Pauses auto-apply at once',
    reply: success(autoApply),
    errors: [limitedError],
  },
  'PUT /api/v1/auto-apply/queue/{id}/sending': {
    ...sendingGate,
    summary: 'Sends an application from your queue; sent again it changes nothing',
    params: itemParams,
    limits: [{ name: 'applications', points: 50, seconds: 86_400, by: 'actor' }],
    reply: success(autoItem),
    errors: [
      limitedError,
      e['auto-item-not-found'],
      e['auto-item-over'],
      e['auto-apply-paused'],
      e['answers-missing'],
      e['auto-item-elsewhere'],
      e['auto-item-skipped'],
      tooMany,
    ],
  },
  'DELETE /api/v1/auto-apply/queue/{id}': {
    ...auto,
    summary: 'Takes an application out of your queue; it isn’t queued again',
    params: itemParams,
    reply: success(autoApply),
    errors: [limitedError, e['auto-item-not-found'], e['auto-item-over']],
  },
})
