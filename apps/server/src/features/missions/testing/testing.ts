import { picture } from '../../../../test/erasure/fill-parts.ts'
import { MARK } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { fillMissions } from '../missions.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ ada, emil, world, app }) {
    await fillMissions(world, [ada, emil], { mark: MARK, photoId: await picture(app, ada, 'content') })
  },
  tablesWithoutPeople: {
    mission: 'the installation’s own; how far members are is theirs',
  },
}
