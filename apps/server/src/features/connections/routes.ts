import { connectionsEndpoints } from '@rise/contract/connections/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { block, mute, unblock, unmute } from './block.ts'
import type { DeedSlot } from './deed-source.ts'
import { dismissSuggestion, restoreSuggestion } from './dismiss-suggestion.ts'
import { follow, removeFollower, unfollow } from './follow.ts'
import { listConnections } from './list-connections.ts'
import { listNewest } from './list-newest.ts'
import { listRecentActivity, recentDeeds } from './list-recent-activity.ts'
import { addPostAlert, removePostAlert } from './post-alert.ts'
import { readCounts } from './read-counts.ts'
import { readStates } from './read-states.ts'
import { suggestCompanies } from './suggest-companies.ts'

export function connectionsRoutes(slot: DeedSlot) {
  const deeds = recentDeeds(slot)
  return implement(connectionsEndpoints, {
    'POST /api/v1/{roles}/{id}/follow/{userId}': ({ ctx, member, params }) => follow(ctx, member, params),
    'DELETE /api/v1/{roles}/{id}/follow/{userId}': ({ ctx, member, params }) => unfollow(ctx, member, params),
    'GET /api/v1/connections': ({ ctx, member, query }) => listConnections(ctx, member, query),
    'GET /api/v1/connections/counts': async ({ ctx, member }) => {
      const { actorId } = member
      const noCounts = { followers: 0, followingEmployersNum: 0, followingProfessionalsNum: 0 }
      return actorId === null ? noCounts : await readCounts(ctx.db, actorId)
    },
    'GET /api/v1/connections/states': ({ ctx, member, query }) => readStates(ctx, member, query.ids),
    'GET /api/v1/connections/suggestions': ({ ctx, member }) => suggestCompanies(ctx, member),
    'PUT /api/v1/connections/suggestions/dismissed/{userId}': ({ ctx, member, params }) =>
      dismissSuggestion(ctx, member, params.userId),
    'DELETE /api/v1/connections/suggestions/dismissed/{userId}': ({ ctx, member, params }) =>
      restoreSuggestion(ctx, member, params.userId),
    'GET /api/v1/connections/newest': ({ ctx, member }) => listNewest(ctx, member),
    'GET /api/v1/connections/lately': ({ ctx, member }) => listRecentActivity(ctx, member, deeds),
    'DELETE /api/v1/connections/followers/{userId}': ({ ctx, member, params }) =>
      removeFollower(ctx, member, params.userId),
    'PUT /api/v1/connections/blocked/{userId}': ({ ctx, member, params }) => block(ctx, member, params.userId),
    'DELETE /api/v1/connections/blocked/{userId}': ({ ctx, member, params }) => unblock(ctx, member, params.userId),
    'PUT /api/v1/connections/muted/{userId}': ({ ctx, member, params }) => mute(ctx, member, params.userId),
    'DELETE /api/v1/connections/muted/{userId}': ({ ctx, member, params }) => unmute(ctx, member, params.userId),
    'PUT /api/v1/connections/alerts/{userId}': ({ ctx, member, params }) => addPostAlert(ctx, member, params.userId),
    'DELETE /api/v1/connections/alerts/{userId}': ({ ctx, member, params }) =>
      removePostAlert(ctx, member, params.userId),
  })
}
