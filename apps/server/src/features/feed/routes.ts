import { feedEndpoints } from '@rise/contract/feed/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { type DeedSlot, deedsFrom } from '../connections/index.ts'
import { changePost } from './change-post.ts'
import { countNewer } from './count-newer.ts'
import { deletePost, restorePost } from './delete-post.ts'
import { chooseForYou, endWelcome } from './feed-choice.ts'
import { findPost } from './find-post.ts'
import { listFeed } from './list-feed.ts'
import { readPicks } from './picks/read-picks.ts'
import { publishPost } from './publish-post.ts'
import { removeSavedPost, savePost } from './save-post.ts'
import { readWelcome } from './welcome/read-welcome.ts'

export function feedRoutes(slot: DeedSlot) {
  const deeds = deedsFrom(slot)
  return implement(feedEndpoints, {
    'GET /api/v1/posts': ({ ctx, member, query }) => listFeed(ctx, member, deeds, query),
    'GET /api/v1/posts/newer': async ({ ctx, member, query }) => ({ count: await countNewer(ctx, member, query) }),
    'POST /api/v1/posts': ({ ctx, member, body }) => publishPost(ctx, member, body),
    'GET /api/v1/posts/{id}': ({ ctx, principal, params }) => findPost(ctx, principal, params.id),
    'PUT /api/v1/posts/{id}': ({ ctx, member, params, body }) => changePost(ctx, member, params.id, body),
    'DELETE /api/v1/posts/{id}': ({ ctx, member, params }) => deletePost(ctx, member, params.id),
    'POST /api/v1/posts/{id}/restore': ({ ctx, member, params }) => restorePost(ctx, member, params.id),
    'PUT /api/v1/posts/{id}/saved': ({ ctx, member, params }) => savePost(ctx, member, params.id),
    'DELETE /api/v1/posts/{id}/saved': ({ ctx, member, params }) => removeSavedPost(ctx, member, params.id),
    'GET /api/v1/feed/picks': ({ ctx, member }) => readPicks(ctx, member, deeds),
    'PUT /api/v1/feed/for-you': ({ ctx, member, body }) => chooseForYou(ctx, member, body.on),
    'GET /api/v1/feed/welcome': ({ ctx, member }) => readWelcome(ctx, member),
    'DELETE /api/v1/feed/welcome': ({ ctx, member }) => endWelcome(ctx, member),
  })
}
