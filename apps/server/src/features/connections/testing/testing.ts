import { must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {
  async fill({ ada, bob, rita, emil }) {
    await must(ada.call('POST', `/api/v1/professionals/${ada.id}/follow/${bob.id}`))
    await must(bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${ada.id}`))
    await must(ada.call('PUT', `/api/v1/connections/muted/${rita.id}`))
    await must(emil.call('PUT', `/api/v1/connections/blocked/${rita.id}`))
    await must(ada.call('PUT', `/api/v1/connections/suggestions/dismissed/${rita.id}`))
    await must(ada.call('PUT', `/api/v1/connections/alerts/${bob.id}`))
  },
  reads: {
    queries: {
      'GET /api/v1/connections': ['?list=followers', '?list=following', '?list=mutual', '?list=muted'],
      'GET /api/v1/connections/suggestions': ['', '?for=professionals'],
    },
    notWalked: {
      'GET /api/v1/connections/states': 'its query names the members; a test of its own covers it',
    },
  },
}
