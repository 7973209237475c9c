import { adminMissionsEndpoints } from '@rise/contract/missions/admin/endpoints'
import { missionsEndpoints } from '@rise/contract/missions/endpoints'
import { rewardsEndpoints } from '@rise/contract/missions/rewards/endpoints'
import { implement } from '../../platform/http/implement.ts'
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
  'GET /api/v1/missions': ({ ctx, member }) => ownMissions(ctx, member),
  'GET /api/v1/missions/points': ({ ctx, member, query }) => pointsHistory(ctx, member, query.before),
  'PUT /api/v1/missions/story': ({ ctx, member, body }) => showOnStory(ctx, member, body.shown),
})

const rewardRoutes = implement(rewardsEndpoints, {
  'GET /api/v1/rewards': ({ ctx, member }) => ownRewards(ctx.db, member),
  'POST /api/v1/rewards/points50/drawing': async ({ body }) => ({ svg: await drawIllustration(body) }),
  'POST /api/v1/rewards/points50/drawn': ({ ctx, member, body }) => claimDrawn(ctx, member, body),
  'POST /api/v1/rewards/points50': ({ ctx, member, body: { photoId, ...wish } }) =>
    claimReward(ctx, member, {
      gift: 'points50',
      wish,
      picture: { id: photoId, purpose: 'content' },
    }),
  'POST /api/v1/rewards/points75': ({ ctx, member, body }) =>
    claimReward(ctx, member, { gift: 'points75', wish: body }),
  'POST /api/v1/rewards/points100': ({ ctx, member, body }) =>
    claimReward(ctx, member, { gift: 'points100', wish: body }),
})

const adminRoutes = implement(adminMissionsEndpoints, {
  'GET /api/v1/admin/missions': ({ ctx, query }) => listAdminMissions(ctx, query),
  'POST /api/v1/admin/missions': ({ ctx, member, body }) => addMission(ctx, member, body),
  'PUT /api/v1/admin/missions/{id}': ({ ctx, member, params, body }) => changeMission(ctx, member, params.id, body),
  'PUT /api/v1/admin/missions/{id}/end': ({ ctx, member, params }) => endMission(ctx, member, params.id),
  'GET /api/v1/admin/missions/{id}/members': ({ ctx, params, query }) => listMissionMembers(ctx, params.id, query.page),
  'GET /api/v1/admin/reward-claims': ({ ctx, query }) => listClaims(ctx, query),
  'PUT /api/v1/admin/reward-claims/{id}/fulfilment': ({ ctx, member, params, body }) =>
    decideClaim(ctx, member, params.id, { state: 'fulfilled', ...body }),
  'PUT /api/v1/admin/reward-claims/{id}/refusal': ({ ctx, member, params, body }) =>
    decideClaim(ctx, member, params.id, { state: 'declined', link: '', ...body }),
})

export const missionsRoutes = [...ownRoutes, ...rewardRoutes, ...adminRoutes]
