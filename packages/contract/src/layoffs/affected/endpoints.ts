import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { layoffsErrors as e } from '../errors.ts'
import { affectedChoice } from '../fields.ts'
import { layoffGates } from '../policy.ts'
import { affectedPeople, ownAffected } from '../shapes.ts'

const common = {
  tag: 'layoffs',
  params: z.object({ slug: z.string().max(140) }),
} as const
const limits = [perHour('layoff-choices', 60, { by: 'actor' })]

/**
 * Endpoints that list the people affected by a layoff for viewers whom they allow to find them, and let members join,
 * leave and report a new job.
 */
export const affectedEndpoints = defineEndpoints({
  'GET /api/v1/layoffs/{slug}/people': {
    summary: 'People affected who wish to be found by this viewer, and companies that hire for their skills',
    tag: 'layoffs',
    ...layoffGates.listAffected,
    viewer: true,
    params: common.params,
    reply: success(affectedPeople),
    errors: [e['layoff-not-found']],
  },
  'GET /api/v1/layoffs/{slug}/me': {
    ...common,
    ...layoffGates.joinAffected,
    summary: 'Your own choice at a layoff; null without one',
    reply: success(ownAffected.nullable()),
    errors: [e['layoff-not-found']],
  },
  'PUT /api/v1/layoffs/{slug}/me': {
    ...common,
    ...layoffGates.joinAffected,
    // A member can choose before the mailbox is confirmed, but no one can find them until then.
    summary: 'Chooses who can find you as affected, or renews it for 180 days',
    limits,
    body: affectedChoice,
    reply: success(ownAffected),
    errors: [e['layoff-not-found'], gateErrors.forbidden, platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/layoffs/{slug}/me': {
    ...common,
    ...layoffGates.joinAffected,
    summary: 'Removes you from a layoff',
    limits,
    reply: success(emptyResult),
    errors: [e['layoff-not-found'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/layoffs/{slug}/me/landed': {
    ...common,
    ...layoffGates.reportNewJob,
    summary: 'Says that you have found a new job, or takes it back; the tracker counts it',
    limits,
    body: z.object({ landed: z.boolean({ error: () => t('Say whether you have found a new job.') }) }),
    reply: success(ownAffected),
    errors: [e['layoff-not-found'], gateErrors.forbidden, platformErrors['too-many-requests']],
  },
})
