import { MARK } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { fillCopilot } from '../copilot.factory.ts'

export const testing: FeatureTesting = {
  fill: ({ ada, world }) => fillCopilot(world, ada, MARK),
  reads: {
    notWalked: {
      'GET /api/v1/copilot/chats/{id}': 'what was said to the viewer, as it was said',
      'GET /api/v1/copilot/tailorings/{id}': 'the viewer’s own words, for a job that they named',
    },
  },
}
