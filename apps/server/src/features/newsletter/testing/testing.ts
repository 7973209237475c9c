import { must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {
  async fill({ ada }) {
    await must(ada.call('PUT', '/api/v1/account/newsletter', { subscribed: true }))
  },
}
