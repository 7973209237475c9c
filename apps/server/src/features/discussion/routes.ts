import { discussionEndpoints } from '@rise/contract/discussion/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { changeComment, deleteComment } from './comments/change-comment.ts'
import { findThread, listComments, listReplies } from './comments/list-comments.ts'
import { moderateDiscussion } from './comments/moderate-discussion.ts'
import { writeComment } from './comments/write-comment.ts'
import { listReactions } from './list-reactions.ts'
import { react, removeReaction } from './react.ts'

export const discussionRoutes = implement(discussionEndpoints, {
  'GET /api/v1/reactions/{id}': ({ ctx, member, params, query }) => listReactions(ctx, member, { ...params, ...query }),
  'PUT /api/v1/reactions/{id}': ({ ctx, member, params, body }) => react(ctx, member, params.id, body.reaction),
  'DELETE /api/v1/reactions/{id}': ({ ctx, member, params }) => removeReaction(ctx, member, params.id),
  'GET /api/v1/discussions/{id}/comments': ({ ctx, principal, params, query }) =>
    listComments(ctx, principal, { ...params, ...query }),
  'POST /api/v1/discussions/{id}/comments': ({ ctx, member, params, body }) =>
    writeComment(ctx, member, params.id, body),
  'PATCH /api/v1/discussions/{id}': ({ ctx, member, params, body }) => moderateDiscussion(ctx, member, params.id, body),
  'GET /api/v1/comments/{id}': ({ ctx, principal, params }) => findThread(ctx, principal, params.id),
  'GET /api/v1/comments/{id}/replies': ({ ctx, principal, params, query }) =>
    listReplies(ctx, principal, { ...params, ...query }),
  'PUT /api/v1/comments/{id}': ({ ctx, member, params, body }) => changeComment(ctx, member, params.id, body),
  'DELETE /api/v1/comments/{id}': ({ ctx, member, params }) => deleteComment(ctx, member, params.id),
})
