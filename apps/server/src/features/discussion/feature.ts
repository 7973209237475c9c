import type { Feature } from '../../platform/feature.ts'
import { commentsData } from './comments/comments-data.ts'
import { discussionData } from './discussion-data.ts'
import type {} from './index.ts'
import { discussionRoutes } from './routes.ts'

export { reportableComment } from './comments/reportable-comment.ts'

export const discussion: Feature = {
  name: 'discussion',
  routes: discussionRoutes,
  accountData: [discussionData, commentsData],
  demo: () => import('./demo/demo-parts.ts'),
}
