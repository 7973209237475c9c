import { must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { slugOf } from '../../companies/companies.factory.ts'

export const testing: FeatureTesting = {
  async fill({ recruiter, rita, world }) {
    const fields = {
      ...{ title: 'Crane operator', places: ['Hamburg, Germany'], workType: 'Onsite', employmentType: 'Full-time' },
      ...{ payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR', apply: 'harbour.example/apply' },
      description: 'You move containers, by day and by night, from ship to train.',
    }
    const url = `/api/v1/companies/${await slugOf(rita)}/written-jobs/${world.ctx.newId()}`
    await must(recruiter.call('PUT', url, { version: 0, fields }))
    await must(recruiter.call('PUT', `${url}/state`, { state: 'open' }))
  },
  tablesWithoutPeople: {
    job_source: 'a company’s; one with jobs stays as a page that nobody owns',
    posting: 'of jobs',
    job_board: 'a company’s; one with a board stays as a page that nobody owns',
    job_board_detail: 'of boards',
    job_board_read: 'of boards',
    place: 'places of the world',
    place_ancestor: 'places of the world',
    place_name: 'places of the world',
  },
  reads: {
    notWalked: {
      'GET /api/v1/companies/{slug}/written-jobs/{id}': 'opens for the team of a company',
      'GET /api/v1/companies/{slug}/written-jobs/{id}/preview': 'opens for the team of a company',
    },
  },
}
