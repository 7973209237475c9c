import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { markJob } from './mark-jobs.ts'

const job = { _id: 'lamp-viewer', title: 'Lamp viewer' }
const marks = (saved: readonly string[]) => ({ saved, hidden: [], hiddenCompanies: [] })

test('a job saved while the list’s marks are loading is marked with the others when they arrive', async () => {
  const queryClient = new QueryClient()
  const savedSlugs = ['harbour-pilot']
  const firstResponse = Promise.withResolvers<unknown>()
  const calls: string[] = []
  const api = (async (key: string) => {
    calls.push(key)
    if (key.startsWith('PUT')) return savedSlugs.push(job._id)
    if (calls.length === 1) return firstResponse.promise
    return { result: marks(savedSlugs) }
  }) as Api
  const { queryKey, ...query } = queryOf(api, 'GET /api/v1/job-marks')
  const stop = new QueryObserver(queryClient, { queryKey, ...query }).subscribe(() => undefined)
  await markJob({ api, queryClient, actorId: 'ada' }, job, { saved: true })
  firstResponse.resolve({ result: marks(['harbour-pilot']) })
  await expect
    .poll(() => queryClient.getQueryData(queryKey)?.saved.toSorted())
    .toEqual(['harbour-pilot', 'lamp-viewer'])
  stop()
})

test('if the server refuses to save a job while the list’s marks are loading, the marks are loaded again', async () => {
  const queryClient = new QueryClient()
  let requests = 0
  const api = (async (key: string) => {
    if (key.startsWith('PUT')) throw new Error('Refused')
    requests += 1
    return requests === 1 ? new Promise(() => undefined) : { result: marks(['harbour-pilot']) }
  }) as Api
  const { queryKey, ...query } = queryOf(api, 'GET /api/v1/job-marks')
  const stop = new QueryObserver(queryClient, { queryKey, ...query }).subscribe(() => undefined)
  await markJob({ api, queryClient, actorId: 'ada' }, job, { saved: true })
  await expect.poll(() => queryClient.getQueryData(queryKey)?.saved).toEqual(['harbour-pilot'])
  stop()
})
