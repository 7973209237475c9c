import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('what changes is known before the next frame', async () => {
  const queryClient = createQueryClient()
  const told: unknown[] = []
  const observer = new QueryObserver(queryClient, { queryKey: ['ticked'], enabled: false })
  // As a component listens.
  const stop = observer.subscribe(notifyManager.batchCalls(({ data }) => told.push(data)))
  queryClient.setQueryData(['ticked'], true)
  // Microtasks run before a browser draws; timers may run after.
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  expect(told).toEqual([true])
  stop()
})
