import { adminMissionsEndpoints } from '@rise/contract/missions/admin/endpoints'
import { missionsEndpoints } from '@rise/contract/missions/endpoints'
import { rewardsEndpoints } from '@rise/contract/missions/rewards/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { decideClaim } from './admin/decide-claim.ts'
import { listAdminMissions, listMissionMembers } from './admin/list-admin-missions.ts'
import { listClaims } from './admin/list-claims.ts'
import { addMission, changeMission, endMission } from './admin/write-mission.ts'
import { ownMissions } from './own/own-missions.ts'
import { pointsHistory } from './own/points-history.ts'
import { showOnStory } from './own/show-on-story.ts'
import { claimDrawn } from './rewards/claim-drawn.ts'
import { claimReward } from './rewards/claim-reward.ts'
import { drawIllustration } from './rewards/draw-illustration.ts'
import { ownRewards } from './rewards/own-rewards.ts'

const ownRoutes = implement(missionsEndpoints, {
  'GET /api/v1/missions': async (call) => reply(await ownMissions(call.ctx, memberOf(call))),
  'GET /api/v1/missions/points': async (call, { query }) =>
    reply(await pointsHistory(call.ctx, memberOf(call), query.before)),
  'PUT /api/v1/missions/story': async (call, { body }) => {
    await showOnStory(call.ctx, memberOf(call), body.shown)
    return reply({})
  },
})

const rewardRoutes = implement(rewardsEndpoints, {
  'GET /api/v1/rewards': async (call) => reply(await ownRewards(call.ctx.db, memberOf(call))),
  'POST /api/v1/rewards/points50/drawing': async (_call, { body }) => reply({ svg: await drawIllustration(body) }),
  'POST /api/v1/rewards/points50/drawn': async (call, { body }) =>
    reply(await claimDrawn(call.ctx, memberOf(call), body)),
  'POST /api/v1/rewards/points50': async (call, { body: { photoId, ...wish } }) =>
    reply(
      await claimReward(call.ctx, memberOf(call), {
        gift: 'points50',
        wish,
        picture: { id: photoId, purpose: 'content' },
      }),
    ),
  'POST /api/v1/rewards/points75': async (call, { body }) =>
    reply(await claimReward(call.ctx, memberOf(call), { gift: 'points75', wish: body })),
  'POST /api/v1/rewards/points100': async (call, { body }) =>
    reply(await claimReward(call.ctx, memberOf(call), { gift: 'points100', wish: body })),
})

const adminRoutes = implement(adminMissionsEndpoints, {
  'GET /api/v1/admin/missions': async ({ ctx }, { query }) => reply(await listAdminMissions(ctx, query)),
  'POST /api/v1/admin/missions': async (call, { body }) => {
    await addMission(call.ctx, memberOf(call), body)
    return reply({})
  },
  'PUT /api/v1/admin/missions/{id}': async (call, { params, body }) => {
    await changeMission(call.ctx, memberOf(call), params.id, body)
    return reply({})
  },
  'PUT /api/v1/admin/missions/{id}/end': async (call, { params }) => {
    await endMission(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'GET /api/v1/admin/missions/{id}/members': async ({ ctx }, { params, query }) =>
    reply(await listMissionMembers(ctx, params.id, query.page)),
  'GET /api/v1/admin/reward-claims': async ({ ctx }, { query }) => reply(await listClaims(ctx, query)),
  'PUT /api/v1/admin/reward-claims/{id}/fulfilment': async (call, { params, body }) => {
    await decideClaim(call.ctx, memberOf(call), params.id, { state: 'fulfilled', ...body })
    return reply({})
  },
  'PUT /api/v1/admin/reward-claims/{id}/refusal': async (call, { params, body }) => {
    await decideClaim(call.ctx, memberOf(call), params.id, { state: 'declined', link: '', ...body })
    return reply({})
  },
})

export const missionsRoutes = [...ownRoutes, ...rewardRoutes, ...adminRoutes]
