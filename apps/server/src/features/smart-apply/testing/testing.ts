import { sql } from 'kysely'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { openFitting, saveDetails, saveRules } from '../smart-apply.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, rita, world }) {
    await must(ada.call('POST', '/api/v1/professionals/smartApply/subscribe'))
    await saveDetails(ada, { notice: `As ${MARK} says.`, answers: [{ question: 'Who?', answer: MARK }] })
    await saveRules(ada, { never: [MARK] })
    const { jobSlug, jobId } = await openFitting(world, rita, { title: 'Sail maker' })
    await must(ada.call('PUT', `/api/v1/smart-apply/jobs/${jobSlug}/outcome`, { applied: true }))
    const now = world.clock.now()
    const item = { actor_id: ada.id, job_id: jobId, company_id: rita.id, match: 80, here: true }
    await world.ctx.db
      .insertInto('auto_item')
      .values({ id: world.ctx.newId(), ...item, queued_at: now, changed_at: now })
      .execute()
  },
  tablesWithoutPeople: {
    auto_beat: 'when the server last counted',
  },
  reads: {
    values: {
      'smart-apply/jobs/': sql`select slug as value from job`,
    },
  },
}
