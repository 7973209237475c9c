import { MARK } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {
  reads: {
    queries: {
      'GET /api/v1/palette': [`?q=${MARK}`],
    },
  },
  withheld: { searches: ['/api/v1/palette?q='] },
}
