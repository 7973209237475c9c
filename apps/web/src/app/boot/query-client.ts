import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../base/api.ts'

const FRESH_MS = 30_000
const RETRIES = 2

/**
 * The defaults for queries: a result is fresh for half a minute. A call is retried only if it got no response. An error
 * response would be the same again. A timeout while another tab refreshes the token isn't retried, because the wait was
 * long enough.
 */
export function createQueryClient(): QueryClient {
  // Notifies observers before the next frame. Otherwise a ticked checkbox would be drawn without its tick for one
  // frame.
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
