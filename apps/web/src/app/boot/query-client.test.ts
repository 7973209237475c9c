import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError, toApiError } from '../base/api.ts'
import { lastFailure } from '../base/last-failure.ts'
import { createQueryClient } from './query-client.ts'

test('observers are notified of a change before the next frame', async () => {
  const queryClient = createQueryClient()
  const notifiedValues: unknown[] = []
  const observer = new QueryObserver(queryClient, { queryKey: ['ticked'], enabled: false })
  // Subscribes like a component.
  const stop = observer.subscribe(notifyManager.batchCalls(({ data }) => notifiedValues.push(data)))
  queryClient.setQueryData(['ticked'], true)
  // Microtasks run before a browser draws; timers may run after.
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  expect(notifiedValues).toEqual([true])
  stop()
})

const timeoutError = new ApiError(0, {
  code: 'refresh-timeout',
  message: 'Another tab took too long to renew your session. Try again.',
})
const unreachableError = new ApiError(0, { code: 'unreachable', message: 'The server did not answer.' })

/** Shows a query that always fails with `error`; returns the number of attempts and the page's message. */
async function failWith(error: Error) {
  vi.useFakeTimers()
  const queryClient = createQueryClient()
  let attempts = 0
  const queryFn = () => {
    attempts += 1
    throw error
  }
  const stop = new QueryObserver(queryClient, { queryKey: ['jobs'], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  const message = lastFailure(queryClient)
  stop()
  vi.useRealTimers()
  return { tries: attempts, message, afterwards: lastFailure(queryClient) }
}

test.each([
  ['a wait for another tab', timeoutError, 1, timeoutError.message],
  ['a busy server', toApiError(503, undefined), 1, 'The server is busy. Try again in a few seconds.'],
  ['a server that does not answer', unreachableError, 3, unreachableError.message],
  ['an error of the app itself', new Error('undefined is not a function'), 3, undefined],
])('a query is retried only if a retry may help, and a known reason is shown: %s', async (_, error, tries, message) => {
  expect(await failWith(error)).toEqual({ tries, message, afterwards: undefined })
})
