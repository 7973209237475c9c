import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'

/** The saved jobs with their notes, page by page. */
export function savedQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['own-jobs', 'saved'],
    queryFn: async ({ pageParam }) =>
      (await api('GET /api/v1/saved-jobs', { query: pageParam === null ? {} : { before: pageParam } })).result,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

export function seenQuery(api: Api) {
  return queryOptions({
    queryKey: ['own-jobs', 'seen'],
    queryFn: async () => (await api('GET /api/v1/seen-jobs', {})).result,
  })
}

export function hiddenQuery(api: Api) {
  return queryOptions({
    queryKey: ['own-jobs', 'hidden'],
    queryFn: async () => (await api('GET /api/v1/hidden-jobs', {})).result,
  })
}
