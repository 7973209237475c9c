import type { smartApplyNotices } from '@rise/contract/smart-apply/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { leaveQueue } from './auto/on-application-received.ts'
import { runAutoApply } from './auto/run-auto-apply.task.ts'
import { smartApplyEnvironment } from './environment.ts'
import type {} from './index.ts'
import { autoApplyQueued } from './notices/auto-apply-queued.ts'
import { smartApplyRoutes } from './routes.ts'
import { smartApplyData } from './smart-apply-data.ts'
import { smartApplySitemap } from './smart-apply-sitemap.ts'

export const smartApply: Feature = {
  name: 'smart-apply',
  environment: smartApplyEnvironment,
  routes: smartApplyRoutes,
  sitemaps: [smartApplySitemap],
  tasks: [runAutoApply],
  listeners: [leaveQueue],
  notices: {
    'auto-apply:queued': autoApplyQueued,
  } satisfies NoticesOf<typeof smartApplyNotices>,
  accountData: [smartApplyData],
  demo: () => import('./demo/demo-parts.ts'),
}
