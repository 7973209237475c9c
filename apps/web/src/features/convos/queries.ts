import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, orNull } from '../../app/base/api.ts'
import { keyOf, type ReadKey } from '../../app/base/query.ts'
import { catchUp, type Thread, threadOf } from './thread-messages.ts'

/** The conversation with an account, started or not; null where none is possible. */
export function convoWithQuery(api: Api, account: string) {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/convos/with/{id}', { params: { id: account } })],
    queryFn: () => orNull(api('GET /api/v1/convos/with/{id}', { params: { id: account } })),
  })
}

/** A conversation by its own id; null if the member takes no part in it. */
export function convoQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/convos/{id}', { params: { id } })],
    queryFn: () => orNull(api('GET /api/v1/convos/{id}', { params: { id } })),
  })
}

/** Section 3's lastReceivedMessage of the client state; set by the socket. */
export const lastReceivedKey = ['last-received-message'] as const
/** When the other side last reported writing; null once its message has arrived. */
export const typingKey = (id: string) => ['convo-typing', id] as const
export const threadKey = (id: string) => [...keyOf('GET /api/v1/convos/{id}/messages', { params: { id } })]

/**
 * The loaded messages of a conversation, initially around the first unread one. A refetch requests what is new or
 * changed since, so that nothing is missed after a disconnection, and nothing moves.
 */
export function threadQuery(api: Api, queryClient: QueryClient, { id, from }: { id: string; from: number | null }) {
  const queryKey = threadKey(id)
  return queryOptions({
    queryKey,
    staleTime: 0,
    queryFn: async (): Promise<Thread> => {
      const read = async (query: object) =>
        (await api('GET /api/v1/convos/{id}/messages', { params: { id }, query })).result
      const cached = queryClient.getQueryData<Thread>(queryKey)
      if (!cached) return threadOf(await read(from === null ? {} : { around: Math.max(1, from) }))
      for (let since = cached.revision; ; ) {
        const changes = await read({ since })
        const merged = catchUp(queryClient.getQueryData<Thread>(queryKey) ?? cached, changes)
        if (!changes.hasAfter) return merged
        queryClient.setQueryData(queryKey, merged)
        since = changes.revision
      }
    },
  })
}

/** Lists and headers of conversations. */
export const convoKeys: readonly ReadKey[] = [
  'GET /api/v1/convos',
  'GET /api/v1/convos/{id}',
  'GET /api/v1/convos/with/{id}',
  'GET /api/v1/convos/search',
]
