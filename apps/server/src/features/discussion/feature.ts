import type { discussionNotices } from '@rise/contract/discussion/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { actOfAdmin } from '../session/index.ts'
import { badgeRules } from './badge-rules.ts'
import { commentsData } from './comments/comments-data.ts'
import { countedDeeds } from './counted-deeds.ts'
import { discussionData } from './discussion-data.ts'
import type {} from './index.ts'
import { commentReaction } from './notices/comment-reaction.ts'
import { commentReply } from './notices/comment-reply.ts'
import { newComment } from './notices/new-comment.ts'
import { newMention } from './notices/new-mention.ts'
import { discussionRoutes } from './routes.ts'

export { reportableComment } from './comments/reportable-comment.ts'

export const discussion: Feature = {
  name: 'discussion',
  routes: discussionRoutes,
  earns: badgeRules,
  counts: countedDeeds,
  notices: {
    'comment:new': newComment,
    'comment:reply': commentReply,
    'comment:reaction': commentReaction,
    mention: newMention,
  } satisfies NoticesOf<typeof discussionNotices>,
  actsOfActivities: {
    'comment.deleted': (tx, { loginId, data }) =>
      actOfAdmin(tx, 'comment.deleted', { loginId, ownerId: data.commenterId }),
  },
  accountData: [discussionData, commentsData],
  demo: () => import('./demo/demo-parts.ts'),
}
