import { must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { addJobs } from '../../jobs/search/searched-jobs.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, rita, world }) {
    const employers = new Map([['harbour-works', rita.id]])
    const [job_id = ''] = await addJobs(world.ctx, [{ title: 'Sailmaker', company: 'harbour-works' }], employers)
    const times = { weekday: 3, minute: 450, zone: 'Europe/Berlin', pausedUntil: null }
    await must(ada.call('PUT', '/api/v1/digest', times))
    const [id, at] = [world.ctx.newId(), world.clock.now()]
    const sent = { turn_at: at, made_at: at, sent_at: at, looked_at: null, best_match: null }
    await world.ctx.db
      .insertInto('digest')
      .values({ id, actor_id: ada.id, basis: 'story', ...sent })
      .execute()
    await world.ctx.db
      .insertInto('digest_job')
      .values({ actor_id: ada.id, job_id, digest_id: id, position: 0, match: 70, why: 'Close to “Sailmaker”' })
      .execute()
  },
  reads: {
    notWalked: {
      'GET /api/v1/digest/not-this-kind': 'about the job that a signed link of an email names',
    },
  },
}
