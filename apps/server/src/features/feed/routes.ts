import { feedEndpoints } from '@rise/contract/feed/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import type { DeedSlot } from '../connections/index.ts'
import { changePost } from './change-post.ts'
import { countNewer } from './count-newer.ts'
import { deletePost, restorePost } from './delete-post.ts'
import { chooseForYou, endWelcome } from './feed-choice.ts'
import { findPost } from './find-post.ts'
import { listFeed } from './list-feed.ts'
import { publishPost } from './publish-post.ts'
import { readWelcome } from './read-welcome.ts'
import { removeSavedPost, savePost } from './save-post.ts'

export function feedRoutes(deeds: DeedSlot) {
  return implement(feedEndpoints, {
    'GET /api/v1/posts': async (call, { query }) => reply(await listFeed(call.ctx, memberOf(call), deeds, query)),
    'GET /api/v1/posts/newer': async (call, { query }) =>
      reply({ count: await countNewer(call.ctx, memberOf(call), query) }),
    'POST /api/v1/posts': async (call, { body }) => reply(await publishPost(call.ctx, memberOf(call), body)),
    'GET /api/v1/posts/{id}': async ({ ctx, principal }, { params }) =>
      reply(await findPost(ctx, principal, params.id)),
    'PUT /api/v1/posts/{id}': async (call, { params, body }) =>
      reply(await changePost(call.ctx, memberOf(call), params.id, body)),
    'DELETE /api/v1/posts/{id}': async (call, { params }) => {
      await deletePost(call.ctx, memberOf(call), params.id)
      return reply({})
    },
    'POST /api/v1/posts/{id}/restore': async (call, { params }) => {
      await restorePost(call.ctx, memberOf(call), params.id)
      return reply({})
    },
    'PUT /api/v1/posts/{id}/saved': async (call, { params }) => {
      await savePost(call.ctx, memberOf(call), params.id)
      return reply({})
    },
    'DELETE /api/v1/posts/{id}/saved': async (call, { params }) => {
      await removeSavedPost(call.ctx, memberOf(call), params.id)
      return reply({})
    },
    'PUT /api/v1/feed/for-you': async (call, { body }) => {
      await chooseForYou(call.ctx, memberOf(call), body.on)
      return reply({})
    },
    'GET /api/v1/feed/welcome': async (call) => reply(await readWelcome(call.ctx, memberOf(call))),
    'DELETE /api/v1/feed/welcome': async (call) => {
      await endWelcome(call.ctx, memberOf(call))
      return reply({})
    },
  })
}
