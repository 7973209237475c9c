import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { missionsErrors as e, rewardsErrors } from '../errors.ts'
import { claimStates, missionStates } from '../kinds.ts'
import { fulfilment, refusal } from '../rewards/fields.ts'
import { missionChange, writtenMission } from './fields.ts'
import { adminClaim, adminMission, missionMember } from './shapes.ts'

const gate = { tag: 'admin', access: 'admin', permission: 'content' } as const
const params = z.object({ id: z.uuid() })

/** Endpoints for admins who write missions, see members' progress, and answer claims of rewards. */
export const adminMissionsEndpoints = defineEndpoints({
  'GET /api/v1/admin/missions': {
    ...gate,
    summary: 'Missions in one state, newest first',
    query: z.object({
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
      state: z.enum(missionStates).default('running'),
      page: pageNumber.default(1),
    }),
    reply: success(page(adminMission)),
    errors: [],
  },
  'POST /api/v1/admin/missions': {
    ...gate,
    summary: 'Adds a mission',
    body: writtenMission,
    reply: success(emptyResult),
    errors: [e['mission-exists'], e['too-many-missions']],
  },
  'PUT /api/v1/admin/missions/{id}': {
    ...gate,
    summary: 'Edits a mission; once members have begun it, what counts stays',
    params,
    body: missionChange,
    reply: success(emptyResult),
    errors: [e['mission-not-found'], e['mission-changed'], e['mission-exists'], e['mission-begun']],
  },
  'PUT /api/v1/admin/missions/{id}/end': {
    ...gate,
    summary: 'Ends a mission now; what members earned stays',
    params,
    reply: success(emptyResult),
    errors: [e['mission-not-found']],
  },
  'GET /api/v1/admin/missions/{id}/members': {
    ...gate,
    summary: 'Who is how far with a mission, the furthest first',
    params,
    query: z.object({ page: pageNumber.default(1) }),
    reply: success(page(missionMember)),
    errors: [e['mission-not-found']],
  },
  'GET /api/v1/admin/reward-claims': {
    ...gate,
    summary: 'Claimed rewards in one state: waiting ones oldest first, others newest first',
    query: z.object({
      /** Part of the member's name. */
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
      state: z.enum(claimStates).default('waiting'),
      page: pageNumber.default(1),
    }),
    reply: success(page(adminClaim)),
    errors: [],
  },
  'PUT /api/v1/admin/reward-claims/{id}/fulfilment': {
    ...gate,
    summary: 'Fulfils a claim, with words that the member is sent',
    params,
    body: fulfilment,
    reply: success(emptyResult),
    errors: [rewardsErrors['claim-not-found'], rewardsErrors['claim-decided']],
  },
  'PUT /api/v1/admin/reward-claims/{id}/refusal': {
    ...gate,
    summary: 'Declines a claim, with words that the member is sent; they can claim again',
    params,
    body: refusal,
    reply: success(emptyResult),
    errors: [rewardsErrors['claim-not-found'], rewardsErrors['claim-decided']],
  },
})
