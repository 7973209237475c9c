import type { ContractKey, InputOf, ReplyOf } from '@rise/contract/contract'
import {
  type DataTag,
  type InfiniteData,
  type InvalidateQueryFilters,
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { type Api, sentValues } from './api.ts'

/** A read-only endpoint. */
export type ReadKey = Extract<ContractKey, `GET ${string}`>
/** The `result` of an endpoint's reply. */
export type ResultOf<K extends ContractKey> = ReplyOf<K> extends { readonly result: infer R } ? R : never

type Key<K> = readonly [key: K, ...parts: unknown[]]
type Pages<K extends ContractKey> = InfiniteData<ResultOf<K>, string>
type Options<R> = Omit<UseQueryOptions<R, Error, R>, 'queryKey' | 'queryFn' | 'select' | 'initialData'>
type PagesOptions<K extends ContractKey> = Partial<
  Omit<
    UseInfiniteQueryOptions<ResultOf<K>, Error, Pages<K>, Key<K>, string>,
    'queryKey' | 'queryFn' | 'select' | 'initialData'
  >
>

/** The input may be omitted if the endpoint requires none. */
type Arguments<K extends ContractKey, O> =
  Record<never, never> extends InputOf<K> ? [input?: InputOf<K>, options?: O] : [input: InputOf<K>, options?: O]

/** Options for lists: the previous page stays visible until the next one is loaded. */
export const keepPrevious = { placeholderData: keepPreviousData } as const
/** Options for data that doesn't change while a page is open. */
export const neverStale = { staleTime: Number.POSITIVE_INFINITY } as const
/** Options for forms, which must start from the current version. */
export const presentVersion = { refetchOnMount: 'always' } as const

/**
 * Returns the key of an endpoint's queries: the contract's key and the input as sent. As a filter, a key without input
 * matches all queries of the endpoint; one with only `params` matches the queries with these, whatever their `query`.
 */
export function keyOf<K extends ContractKey>(key: K, input?: InputOf<K>): DataTag<Key<K>, ResultOf<K>, Error> {
  const sentParts = Object.entries(input ?? {}).flatMap(([part, values]) => {
    const sentPart = sentValues(values as object)
    return sentPart.length > 0 ? [[part, Object.fromEntries(sentPart)]] : []
  })
  const parts = sentParts.length > 0 ? [key, Object.fromEntries(sentParts)] : [key]
  return parts as unknown as DataTag<Key<K>, ResultOf<K>, Error>
}

/** Returns the query of an endpoint, whose data is the `result` of the reply. */
export function queryOf<K extends ReadKey>(
  api: Api,
  key: K,
  ...[input = {} as InputOf<K>, options]: Arguments<K, Options<ResultOf<K>>>
) {
  return queryOptions<ResultOf<K>, Error, ResultOf<K>, DataTag<Key<K>, ResultOf<K>, Error>>({
    ...(options as object),
    queryKey: keyOf(key, input),
    queryFn: async () => ((await api(key, input)) as { result: ResultOf<K> }).result,
  })
}

/** Separates the cached results of a query by something outside its input, such as the viewer or a version. */
export function separateBy<O extends { readonly queryKey: QueryKey }>(query: O, part: string | number) {
  return { ...query, queryKey: [...query.queryKey, part] as const }
}

/** Returns the query of a paged list. Each page is requested with the previous page's `next` cursor. */
export function pagesOf<K extends ReadKey>(
  api: Api,
  key: K,
  ...[input = {} as InputOf<K>, options]: Arguments<K, PagesOptions<K>>
) {
  return infiniteQueryOptions<ResultOf<K>, Error, Pages<K>, Key<K>, string>({
    initialPageParam: '',
    ...options,
    queryKey: [...keyOf(key, input), 'pages'] as unknown as Key<K>,
    queryFn: async ({ pageParam }) => {
      const { query } = input as { readonly query?: object }
      const page = { ...input, query: { ...query, ...(pageParam && { before: pageParam }) } }
      return ((await api(key, page)) as { result: ResultOf<K> }).result
    },
    getNextPageParam: (page) => (page as { readonly next: string | null }).next,
  })
}

/**
 * Refetches the queries of these endpoints that are shown now; their other queries are refetched when next shown. A
 * query whose first data is still on its way is refetched after it: the server may have read it before the change.
 */
export async function invalidate(
  queryClient: QueryClient,
  keys: readonly ReadKey[],
  filters: Pick<InvalidateQueryFilters, 'refetchType'> = {},
): Promise<void> {
  const changedKeys: readonly unknown[] = keys
  const predicate = ({ queryKey: [key] }: Pick<Query, 'queryKey'>) => changedKeys.includes(key)
  const firstLoads = queryClient
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries({ ...filters, predicate })
  if (firstLoads.length === 0) return
  await Promise.allSettled(firstLoads.flatMap(({ promise }) => promise ?? []))
  const loadedQueries: readonly unknown[] = firstLoads
  await queryClient.invalidateQueries({ ...filters, predicate: (query) => loadedQueries.includes(query) })
}
