import { sql } from 'kysely'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { addJobs } from '../search/searched-jobs.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, rita, world }) {
    const employers = new Map([['harbour-works', rita.id]])
    const [id] = await addJobs(world.ctx, [{ title: 'Rigger', company: 'harbour-works' }], employers)
    for (const list of ['saved', 'hidden', 'seen']) await must(ada.call('PUT', `/api/v1/${list}-jobs/${id}`))
    await must(ada.call('PUT', `/api/v1/saved-jobs/${id}/note`, { note: `As ${MARK} thinks.` }))
    await must(ada.call('PUT', `/api/v1/hidden-companies/${rita.id}`))
    const filter = { keyword: MARK }
    await must(ada.call('POST', '/api/v1/saved-searches', { name: `For ${MARK}`, filter }))
  },
  tablesWithoutPeople: {
    job: 'a company’s',
    job_area: 'of jobs',
    job_correction: 'of jobs',
    job_feature: 'of jobs',
    job_count: 'of jobs',
    job_count_change: 'of jobs',
    job_place: 'of jobs',
    job_search: 'of jobs',
    job_suggestion: 'of jobs',
    job_text: 'of jobs',
    job_view_day: 'of jobs',
    job_word: 'of jobs',
    reply_figure: 'counts of a company’s answers',
    job_search_build: 'a number and the id of a job',
  },
  reads: {
    values: {
      'jobs/': sql`select slug as value from job`,
    },
    queries: {
      'GET /api/v1/job-filter-values': ['?of=company', '?of=location'],
    },
  },
  withheld: { addresses: async () => ['/jobs/feed.rss'], searches: ['/api/v1/jobs?q='] },
}
