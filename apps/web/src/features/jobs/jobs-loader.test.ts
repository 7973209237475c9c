import { expect, it } from 'vitest'
import { endpointsOfLoader } from '../../app/loader-endpoints.factory.ts'
import { jobsLoader } from './jobs-loader.ts'

it('the first page of a list loads insights, later pages don’t', async () => {
  expect(await endpointsOfLoader(jobsLoader, '/jobs')).toEqual([
    'GET /api/v1/job-counts',
    'GET /api/v1/job-insights',
    'GET /api/v1/jobs',
  ])
  expect(await endpointsOfLoader(jobsLoader, '/jobs/page/2')).toEqual(['GET /api/v1/job-counts', 'GET /api/v1/jobs'])
})
