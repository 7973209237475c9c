import { discussionEndpoints } from '@rise/contract/discussion/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { react, takeReactionBack } from './react.ts'

export const discussionRoutes = implement(discussionEndpoints, {
  'PUT /api/v1/reactions/{id}': async (call, { params, body }) =>
    reply(await react(call.ctx, memberOf(call), params.id, body.reaction)),
  'DELETE /api/v1/reactions/{id}': async (call, { params }) =>
    reply(await takeReactionBack(call.ctx, memberOf(call), params.id)),
})
