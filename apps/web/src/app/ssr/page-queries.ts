import type { PageRequest } from '@rise/contract/page-renderer'
import type { QueryClient } from '@tanstack/react-query'
import { isForEveryone } from '../viewed/use-viewed.ts'
import type { PageState } from './page-state.ts'

/**
 * Wraps `call` to record which endpoints' results depend on the viewer. Returns the wrapped `call`, and a function that
 * returns a page's queries, with a mark on those that depend on the viewer.
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
