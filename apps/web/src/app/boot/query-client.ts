import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../base/api.ts'

const FRESH_MS = 30_000
const RETRIES = 2

/**
 * Creates the query client with the app's defaults: a result is fresh for half a minute, and a failed query is retried
 * twice. Exceptions are an error response, which would be the same again, and a timeout while another tab refreshed the
 * token, because the wait was long enough.
 */
export function createQueryClient(): QueryClient {
  // Notifies observers before the next frame. Otherwise, a ticked checkbox would be drawn unticked for one frame.
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
