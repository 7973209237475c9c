import { sql } from 'kysely'
import { must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { addJobs } from '../../jobs/search/searched-jobs.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, rita, world }) {
    const employers = new Map([['harbour-works', rita.id]])
    const [id] = await addJobs(world.ctx, [{ title: 'Rigger', company: 'harbour-works' }], employers)
    await must(ada.call('PUT', `/api/v1/match-refusals/${id}`, { reason: 'pay' }))
    const wish = { pay: { amount: 60_000, currency: 'EUR' }, employmentTypes: ['Full-time'], moveTo: ['Lyon, France'] }
    await must(ada.call('PUT', '/api/v1/match-wish', wish))
  },
  reads: {
    values: {
      'matches/': sql`select id::text as value from job`,
    },
    notWalked: {
      'GET /api/v1/match-scores': 'numbers about jobs that the viewer names',
    },
  },
}
