import type { Feature } from '../../platform/feature.ts'
import { badgesData } from './badges-data.ts'
import type {} from './index.ts'
import { awardOnActivity, forgetBadges } from './listeners.ts'
import { badgesRoutes } from './routes.ts'
import { sweepBadges } from './sweep-badges.task.ts'

export { earnedBadgeDeeds } from './badge-deeds.ts'
export { earnedBadges } from './earned-badges.ts'

export const badges: Feature = {
  name: 'badges',
  routes: badgesRoutes,
  tasks: [sweepBadges],
  listeners: [awardOnActivity, forgetBadges],
  accountData: [badgesData],
  demo: () => import('./demo/demo-parts.ts'),
}
