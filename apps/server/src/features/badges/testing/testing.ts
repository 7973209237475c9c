import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { look } from '../badges.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, emil, world }) {
    await look(world, [ada.id, emil.id])
  },
}
