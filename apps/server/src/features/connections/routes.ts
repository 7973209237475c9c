import { connectionsEndpoints } from '@rise/contract/connections/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { block, mute, unblock, unmute } from './block.ts'
import type { DeedSlot } from './deed-source.ts'
import { dismissSuggestion, restoreSuggestion } from './dismiss-suggestion.ts'
import { follow, removeFollower, unfollow } from './follow.ts'
import { listConnections } from './list-connections.ts'
import { listNewest } from './list-newest.ts'
import { listRecentActivity } from './list-recent-activity.ts'
import { addPostAlert, removePostAlert } from './post-alert.ts'
import { readCounts } from './read-counts.ts'
import { readStates } from './read-states.ts'
import { suggestCompanies } from './suggest-companies.ts'

export function connectionsRoutes(deeds: DeedSlot) {
  return implement(connectionsEndpoints, {
    'POST /api/v1/{roles}/{id}/follow/{userId}': async (call, { params }) =>
      reply(await follow(call.ctx, memberOf(call), params)),
    'DELETE /api/v1/{roles}/{id}/follow/{userId}': async (call, { params }) =>
      reply(await unfollow(call.ctx, memberOf(call), params)),
    'GET /api/v1/connections': async (call, { query }) => reply(await listConnections(call.ctx, memberOf(call), query)),
    'GET /api/v1/connections/counts': async (call) => {
      const { actorId } = memberOf(call)
      const none = { followers: 0, followingEmployersNum: 0, followingProfessionalsNum: 0 }
      return reply(actorId === null ? none : await readCounts(call.ctx.db, actorId))
    },
    'GET /api/v1/connections/states': async (call, { query }) =>
      reply(await readStates(call.ctx, memberOf(call), query.ids)),
    'GET /api/v1/connections/suggestions': async (call) => reply(await suggestCompanies(call.ctx, memberOf(call))),
    'PUT /api/v1/connections/suggestions/dismissed/{userId}': async (call, { params }) => {
      await dismissSuggestion(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'DELETE /api/v1/connections/suggestions/dismissed/{userId}': async (call, { params }) => {
      await restoreSuggestion(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'GET /api/v1/connections/newest': async (call) => reply(await listNewest(call.ctx, memberOf(call))),
    'GET /api/v1/connections/lately': async (call) => reply(await listRecentActivity(call.ctx, memberOf(call), deeds)),
    'DELETE /api/v1/connections/followers/{userId}': async (call, { params }) => {
      await removeFollower(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'PUT /api/v1/connections/blocked/{userId}': async (call, { params }) => {
      await block(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'DELETE /api/v1/connections/blocked/{userId}': async (call, { params }) => {
      await unblock(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'PUT /api/v1/connections/muted/{userId}': async (call, { params }) => {
      await mute(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'DELETE /api/v1/connections/muted/{userId}': async (call, { params }) => {
      await unmute(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'PUT /api/v1/connections/alerts/{userId}': async (call, { params }) => {
      await addPostAlert(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
    'DELETE /api/v1/connections/alerts/{userId}': async (call, { params }) => {
      await removePostAlert(call.ctx, memberOf(call), params.userId)
      return reply({})
    },
  })
}
