import type { PageRequest } from '@rise/contract/page-renderer'
import type { QueryClient } from '@tanstack/react-query'
import { isForEveryone } from '../viewed/use-viewed.ts'
import type { PageState } from './page-state.ts'

/**
 * Watches the calls that fill a page's queries. Returns the calls, and a function that returns the queries, marking
 * those whose endpoint's result depends on the viewer.
 */
export function watchViewer(call: PageRequest['call']) {
  const ofViewer = new Set<unknown>()
  return {
    async call(key: string, input: object) {
      const reply = await call(key, input)
      if (reply.viewer) ofViewer.add(key)
      return reply
    },
    queriesOf: (queryClient: QueryClient): PageState['queries'] =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.status === 'success')
        .map(({ queryKey, state }) => ({
          key: queryKey,
          data: state.data,
          at: state.dataUpdatedAt,
          ...(ofViewer.has(queryKey[0]) && !isForEveryone(queryKey) && { viewer: true as const }),
        })),
  }
}
