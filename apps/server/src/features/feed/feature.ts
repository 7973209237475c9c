import type { feedNotices } from '@rise/contract/feed/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import type { DeedSlot } from '../connections/index.ts'
import { actOfAdmin } from '../session/index.ts'
import { badgeRules } from './badge-rules.ts'
import { countedDeeds } from './counted-deeds.ts'
import { feedChoiceData, feedData } from './feed-data.ts'
import { feedSitemap } from './feed-sitemap.ts'
import type {} from './index.ts'
import { helloReaction } from './notices/hello-reaction.ts'
import { newPost } from './notices/new-post.ts'
import { postReaction } from './notices/post-reaction.ts'
import { winAnswer } from './notices/win-answer.ts'
import { winReaction } from './notices/win-reaction.ts'
import { purgePosts } from './purge-posts.task.ts'
import { feedRoutes } from './routes.ts'

export { palettePosts } from './palette-posts.ts'
export { reportablePost } from './reportable-post.ts'

/** Creates the feature. `deeds` presents followed members' activities between posts. */
export function feed({ deeds }: { readonly deeds: DeedSlot }): Feature {
  return {
    name: 'feed',
    routes: feedRoutes(deeds),
    sitemaps: [feedSitemap],
    tasks: [purgePosts],
    catalogUses: [{ catalog: 'tags', table: 'post', key: 'id', column: 'tags', holds: 'slugs' }],
    earns: badgeRules,
    counts: countedDeeds,
    notices: {
      'new-post': newPost,
      'hello:addReaction': helloReaction,
      'win:addReaction': winReaction,
      'post:addReaction': postReaction,
      'win:answer': winAnswer,
    } satisfies NoticesOf<typeof feedNotices>,
    actsOfActivities: {
      'post.deleted': (tx, { loginId, data }) => actOfAdmin(tx, 'post.deleted', { loginId, ownerId: data.ownerId }),
    },
    accountData: [feedData, feedChoiceData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
