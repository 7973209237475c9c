import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, resultOrNull } from '../../app/base/api.ts'
import { keyOf, type ReadKey } from '../../app/base/query.ts'
import { catchUp, type Thread, threadOf } from './thread-messages.ts'

/** The conversation with an account, which may not have begun; null if none is possible. */
export function convoWithQuery(api: Api, account: string) {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/convos/with/{id}', { params: { id: account } })],
    queryFn: () => resultOrNull(api('GET /api/v1/convos/with/{id}', { params: { id: account } })),
  })
}

/** A conversation by its id; null if the member doesn't participate in it. */
export function convoQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/convos/{id}', { params: { id } })],
    queryFn: () => resultOrNull(api('GET /api/v1/convos/{id}', { params: { id } })),
  })
}

/** Client state (specification, section 3): `lastReceivedMessage`, set by the socket. */
export const lastReceivedKey = ['last-received-message'] as const
/** The time at which the other participant last reported typing; null once the message has arrived. */
export const typingKey = (id: string) => ['convo-typing', id] as const
export const threadKey = (id: string) => [...keyOf('GET /api/v1/convos/{id}/messages', { params: { id } })]

/**
 * The loaded messages of a conversation, initially around the first unread one. A refetch requests only new
 * and changed messages, so that nothing is missed after a disconnection, and nothing moves.
 */
export function threadQuery(api: Api, queryClient: QueryClient, { id, from }: { id: string; from: number | null }) {
  const queryKey = threadKey(id)
  return queryOptions({
    queryKey,
    staleTime: 0,
    queryFn: async (): Promise<Thread> => {
      const fetchPage = async (query: object) =>
        (await api('GET /api/v1/convos/{id}/messages', { params: { id }, query })).result
      const cachedThread = queryClient.getQueryData<Thread>(queryKey)
      if (!cachedThread) return threadOf(await fetchPage(from === null ? {} : { around: Math.max(1, from) }))
      for (let since = cachedThread.revision; ; ) {
        const changes = await fetchPage({ since })
        const mergedThread = catchUp(queryClient.getQueryData<Thread>(queryKey) ?? cachedThread, changes)
        if (!changes.hasAfter) return mergedThread
        queryClient.setQueryData(queryKey, mergedThread)
        since = changes.revision
      }
    },
  })
}

/** The queries of lists and headers of conversations. */
export const convoKeys: readonly ReadKey[] = [
  'GET /api/v1/convos',
  'GET /api/v1/convos/{id}',
  'GET /api/v1/convos/with/{id}',
  'GET /api/v1/convos/search',
]
