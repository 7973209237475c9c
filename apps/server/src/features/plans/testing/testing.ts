import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { fillPayments } from '../billing/billing.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, emil, world }) {
    await fillPayments(world, ada.id)
    await must(emil.call('POST', '/api/v1/plan-requests', { plan: 'Pro', message: `For ${MARK}.` }))
  },
  tablesWithoutPeople: {
    stripe_event: 'ids of the payment provider, for 90 days after they were dealt with',
  },
}
