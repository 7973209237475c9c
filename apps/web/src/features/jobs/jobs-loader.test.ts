import { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Api } from '../../app/api.ts'
import { appContext } from '../../app/app-context.ts'
import { jobsLoader } from './jobs-loader.ts'

/** The endpoints that rendering the list at a path asks. */
async function askedFor(path: string): Promise<string[]> {
  const asked: string[] = []
  const api = (async (endpoint: string) => {
    asked.push(endpoint)
    return { result: { total: 50, items: [] } }
  }) as unknown as Api
  const settings = { productName: 'Rise', publicUrl: '', staging: undefined, socialLinks: [], outbox: false }
  const app = { api, queryClient: new QueryClient(), settings, developer: false }
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  const url = new URL(path, 'http://rise')
  await jobsLoader({ request: new Request(url), url, pattern: '', params: {}, context })
  return asked.sort()
}

it('the first page of a list asks for what its jobs have in common, later pages do not', async () => {
  expect(await askedFor('/jobs')).toEqual(['GET /api/v1/job-counts', 'GET /api/v1/job-insights', 'GET /api/v1/jobs'])
  expect(await askedFor('/jobs/page/2')).toEqual(['GET /api/v1/job-counts', 'GET /api/v1/jobs'])
})
