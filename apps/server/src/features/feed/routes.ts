import { feedEndpoints } from '@rise/contract/feed/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { changePost, deletePost } from './change-post.ts'
import { findPost } from './find-post.ts'
import { listPosts } from './list-posts.ts'
import { publishPost } from './publish-post.ts'

export const feedRoutes = implement(feedEndpoints, {
  'GET /api/v1/posts': async (call, { query }) => reply(await listPosts(call.ctx, memberOf(call), query)),
  'POST /api/v1/posts': async (call, { body }) => reply(await publishPost(call.ctx, memberOf(call), body)),
  'GET /api/v1/posts/{id}': async ({ ctx, principal }, { params }) => reply(await findPost(ctx, principal, params.id)),
  'PUT /api/v1/posts/{id}': async (call, { params, body }) =>
    reply(await changePost(call.ctx, memberOf(call), params.id, body)),
  'DELETE /api/v1/posts/{id}': async (call, { params }) => {
    await deletePost(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})
