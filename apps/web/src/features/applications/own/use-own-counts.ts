import type { ApplicationList } from '@rise/contract/applications/kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'

/** Returns the number of a professional's applications in each list, once loaded. */
export function useOwnCounts(): Readonly<Record<ApplicationList, number>> | undefined {
  return useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/applications', { query: { show: 'applied' } })).data?.pages[0]
    ?.counts
}
