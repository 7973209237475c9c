import { expect, it } from 'vitest'
import { askedByLoader } from '../../app/asked-by-loader.factory.ts'
import { jobsLoader } from './jobs-loader.ts'

it('the first page of a list asks for what its jobs have in common, later pages do not', async () => {
  expect(await askedByLoader(jobsLoader, '/jobs')).toEqual([
    'GET /api/v1/job-counts',
    'GET /api/v1/job-insights',
    'GET /api/v1/jobs',
  ])
  expect(await askedByLoader(jobsLoader, '/jobs/page/2')).toEqual(['GET /api/v1/job-counts', 'GET /api/v1/jobs'])
})
