import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { keepJob } from './keep-jobs.ts'

const job = { _id: 'lamp-keeper', title: 'Lamp keeper' }
const marks = (saved: readonly string[]) => ({ saved, hidden: [], hiddenCompanies: [] })

test('a job saved while the marks of the list are on their way is marked when they come, and so are the others', async () => {
  const queryClient = new QueryClient()
  const stored = ['harbour-pilot']
  const early = Promise.withResolvers<unknown>()
  const asked: string[] = []
  const api = (async (key: string) => {
    asked.push(key)
    if (key.startsWith('PUT')) return stored.push(job._id)
    if (asked.length === 1) return early.promise
    return { result: marks(stored) }
  }) as Api
  const { queryKey, ...query } = queryOf(api, 'GET /api/v1/job-marks')
  const stop = new QueryObserver(queryClient, { queryKey, ...query }).subscribe(() => undefined)
  await keepJob({ api, queryClient, actorId: 'ada' }, job, { saved: true })
  early.resolve({ result: marks(['harbour-pilot']) })
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(queryKey)?.saved.toSorted()).toEqual(['harbour-pilot', 'lamp-keeper']),
  )
  stop()
})
