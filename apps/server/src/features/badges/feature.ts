import type { badgesNotices } from '@rise/contract/badges/notices'
import type { Feature } from '../../platform/feature.ts'
import type { BadgeRule } from '../../platform/manifest/badge-rule.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { badgesData } from './badges-data.ts'
import type {} from './index.ts'
import { awardOnActivity, forgetBadges } from './listeners.ts'
import { newBadge } from './notices/new-badge.ts'
import { badgesRoutes } from './routes.ts'
import { rules } from './rules.ts'
import { sweepBadges } from './sweep-badges.task.ts'

export { earnedBadgeDeeds } from './badge-deeds.ts'
export { earnedBadges } from './earned-badges.ts'

/**
 * Returns the manifest of badges. `earns` returns the rules of all features; it is called once every manifest is known.
 */
export function badges({ earns }: { earns(): readonly BadgeRule[] }): Feature {
  rules.from(() => earns().toSorted((a, b) => a.difficulty - b.difficulty))
  return {
    name: 'badges',
    routes: badgesRoutes,
    tasks: [sweepBadges],
    get listeners() {
      return [awardOnActivity(), forgetBadges]
    },
    notices: {
      'new-badge': newBadge,
    } satisfies NoticesOf<typeof badgesNotices>,
    accountData: [badgesData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
