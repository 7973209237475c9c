import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { checkBadges } from '../badges.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, emil, world }) {
    await checkBadges(world, [ada.id, emil.id])
  },
}
