import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { shows } from '../../app/base/shown.ts'
import { showToast } from '../../ui/base/toast.ts'

/** How the digest comes, and when. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['digest', 'settings'],
    queryFn: async () => (await api('GET /api/v1/digest', {})).result,
  })
}

/** The jobs of the next digest, if it were sent now. */
export function previewQuery(api: Api) {
  return queryOptions({
    queryKey: ['digest', 'preview'],
    queryFn: async () => (await api('GET /api/v1/digest/preview', {})).result,
    meta: shows('matches'),
  })
}

/** Everything that the choice rests on. */
export function factsQuery(api: Api) {
  return queryOptions({
    queryKey: ['digest', 'facts'],
    queryFn: async () => (await api('GET /api/v1/digest/facts', {})).result,
    meta: shows('matches'),
  })
}

/** The digests that were sent, newest first. */
export function digestsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['digest', 'sent'],
    queryFn: async ({ pageParam }) =>
      (await api('GET /api/v1/digests', { query: pageParam === null ? {} : { before: pageParam } })).result,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

/** For a control that changes the digest: shows the settings that the server returns, or why it refused. */
export function useChangeDigest<T>(change: (api: Api, wish: T) => Promise<unknown>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wish: T) => change(api, wish),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['digest'] }),
    onError: (error) => showToast({ id: 'form', kind: 'failure', title: error.message }),
  })
}
