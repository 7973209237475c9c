import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../base/api.ts'

const FRESH_MS = 30_000
const RETRIES = 2

/**
 * Our defaults for queries: fresh for half a minute. A refusal is an answer and is not retried, nor is a wait for
 * another tab's refresh, which has taken its whole time.
 */
export function createQueryClient(): QueryClient {
  // Before the next frame: otherwise a ticked checkbox would be drawn without its tick for one frame.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && !isFinal(error),
      },
    },
  })
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status > 0 || error.code === 'refresh-timeout')
}
