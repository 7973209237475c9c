import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {
  async fill({ ada }) {
    const answers = { position: `Keeper of ${MARK}` }
    await must(
      ada.call('PUT', '/api/v1/onboarding', { version: 0, entry: 'layoff-onboarding', done: [], skipped: [], answers }),
    )
  },
}
