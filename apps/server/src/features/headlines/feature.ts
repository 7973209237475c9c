import type { headlinesNotices } from '@rise/contract/headlines/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { headlineActs } from './acts-of-activities.ts'
import { badgeRules } from './badge-rules.ts'
import { balanceHeadlines } from './balance-headlines.task.ts'
import { countedDeeds } from './counted-deeds.ts'
import { headlinePicture } from './headline-picture.ts'
import { headlinesData } from './headlines-data.ts'
import { headlinesSitemap } from './headlines-sitemap.ts'
import type {} from './index.ts'
import { headlineAnswer } from './notices/headline-answer.ts'
import { headlineReaction } from './notices/headline-reaction.ts'
import { headlinesRoutes } from './routes.ts'

export { headlineDeeds } from './headline-deeds.ts'
export { newestHeadlines } from './newest-headlines.ts'
export { paletteHeadlines } from './palette-headlines.ts'
export { reportableHeadline } from './reportable-headline.ts'

export const headlines: Feature = {
  name: 'headlines',
  routes: headlinesRoutes,
  files: [headlinePicture],
  sitemaps: [headlinesSitemap],
  tasks: [balanceHeadlines],
  earns: badgeRules,
  counts: countedDeeds,
  notices: {
    'headline:addReaction': headlineReaction,
    'headline-answer': headlineAnswer,
  } satisfies NoticesOf<typeof headlinesNotices>,
  actsOfActivities: headlineActs,
  accountData: [headlinesData],
  demo: () => import('./demo/demo-parts.ts'),
}
