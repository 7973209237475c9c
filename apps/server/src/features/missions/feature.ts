import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { missionsData } from './missions-data.ts'
import { countOnActivity, forgetMissions } from './progress/listeners.ts'
import { sweepMissions } from './progress/sweep-missions.task.ts'
import { missionsRoutes } from './routes.ts'

export { storyMissions } from './own/missions-of-story.ts'

export const missions: Feature = {
  name: 'missions',
  routes: missionsRoutes,
  tasks: [sweepMissions],
  listeners: [countOnActivity, forgetMissions],
  accountData: [missionsData],
}
