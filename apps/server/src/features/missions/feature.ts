import type { missionsNotices } from '@rise/contract/missions/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { badgeRules } from './badge-rules.ts'
import type {} from './index.ts'
import { missionsData } from './missions-data.ts'
import { missionDone } from './notices/mission-done.ts'
import { missionProgress } from './notices/mission-progress.ts'
import { rewardAnswered } from './notices/reward-answered.ts'
import { type Deeds, deeds } from './progress/deeds.ts'
import { countOnActivity, forgetMissions } from './progress/listeners.ts'
import { sweepMissions } from './progress/sweep-missions.task.ts'
import { missionsRoutes } from './routes.ts'

export { storyMissions } from './own/missions-of-story.ts'

/** Creates the feature. `counts` returns the deeds of all features; it is called once all features are known. */
export function missions({ counts }: { counts(): Deeds }): Feature {
  deeds.from(counts)
  return {
    name: 'missions',
    routes: missionsRoutes,
    tasks: [sweepMissions],
    get listeners() {
      return [countOnActivity(), forgetMissions]
    },
    earns: badgeRules,
    notices: {
      'mission:progress': missionProgress,
      'mission:done': missionDone,
      'reward:answered': rewardAnswered,
    } satisfies NoticesOf<typeof missionsNotices>,
    pathInAdmin: { lists: { mission: '/admin/missions' } },
    accountData: [missionsData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
