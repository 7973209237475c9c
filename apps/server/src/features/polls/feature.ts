import type { pollsNotices } from '@rise/contract/polls/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { badgeRules } from './badge-rules.ts'
import { closePolls } from './close-polls.task.ts'
import { countedDeeds } from './counted-deeds.ts'
import type {} from './index.ts'
import { pollClosed } from './notices/poll-closed.ts'
import { pollsData } from './polls-data.ts'
import { pollsSitemap } from './polls-sitemap.ts'
import { pollsRoutes } from './routes.ts'
import { openSitePolls } from './site/open-site-polls.task.ts'

export { palettePolls } from './palette-polls.ts'
export { pollDeeds } from './poll-deeds.ts'
export { reportablePoll } from './reportable-poll.ts'

export const polls: Feature = {
  name: 'polls',
  routes: pollsRoutes,
  sitemaps: [pollsSitemap],
  tasks: [openSitePolls, closePolls],
  earns: badgeRules,
  counts: countedDeeds,
  notices: {
    'poll-closed': pollClosed,
  } satisfies NoticesOf<typeof pollsNotices>,
  accountData: [pollsData],
  demo: () => import('./demo/demo-parts.ts'),
}
