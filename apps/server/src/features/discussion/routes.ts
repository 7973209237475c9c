import { discussionEndpoints } from '@rise/contract/discussion/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { changeComment, deleteComment } from './comments/change-comment.ts'
import { findThread, listComments, listReplies } from './comments/list-comments.ts'
import { moderateDiscussion } from './comments/moderate-discussion.ts'
import { writeComment } from './comments/write-comment.ts'
import { listReactions } from './list-reactions.ts'
import { react, takeReactionBack } from './react.ts'

export const discussionRoutes = implement(discussionEndpoints, {
  'GET /api/v1/reactions/{id}': async (call, { params, query }) =>
    reply(await listReactions(call.ctx, memberOf(call), { ...params, ...query })),
  'PUT /api/v1/reactions/{id}': async (call, { params, body }) =>
    reply(await react(call.ctx, memberOf(call), params.id, body.reaction)),
  'DELETE /api/v1/reactions/{id}': async (call, { params }) =>
    reply(await takeReactionBack(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/discussions/{id}/comments': async ({ ctx, principal }, { params, query }) =>
    reply(await listComments(ctx, principal, { ...params, ...query })),
  'POST /api/v1/discussions/{id}/comments': async (call, { params, body }) =>
    reply(await writeComment(call.ctx, memberOf(call), params.id, body)),
  'PATCH /api/v1/discussions/{id}': async (call, { params, body }) => {
    await moderateDiscussion(call.ctx, memberOf(call), params.id, body)
    return reply({})
  },
  'GET /api/v1/comments/{id}': async ({ ctx, principal }, { params }) =>
    reply(await findThread(ctx, principal, params.id)),
  'GET /api/v1/comments/{id}/replies': async ({ ctx, principal }, { params, query }) =>
    reply(await listReplies(ctx, principal, { ...params, ...query })),
  'PUT /api/v1/comments/{id}': async (call, { params, body }) =>
    reply(await changeComment(call.ctx, memberOf(call), params.id, body)),
  'DELETE /api/v1/comments/{id}': async (call, { params }) => {
    await deleteComment(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})
