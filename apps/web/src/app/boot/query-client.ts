import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../base/api.ts'

const FRESH_MS = 30_000
const RETRIES = 2

/** Our defaults for queries: fresh for half a minute; a refusal is an answer and is not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && !(error instanceof ApiError && error.status > 0),
      },
    },
  })
}
