import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Api, createApi } from './api.ts'
import { invalidate, keyOf, pagesOf, queryOf, separateBy } from './query.ts'

/** Returns an API that replies with its input, and the list of its calls. */
function recordingApi() {
  const calls: (readonly [key: string, input: object])[] = []
  const api = createApi(async (key, input) => {
    calls.push([key, input])
    return { status: 200, body: { success: true, result: { input, next: calls.length < 2 ? 'b' : null } } }
  })
  return { api, calls }
}

const emptyApi = (async () => ({ success: true, result: null })) as unknown as Api

test('a key contains the input as it is sent: numbers become text, and absent values are omitted', () => {
  const key = hashKey(keyOf('GET /api/v1/courses', { query: { page: 2 } }))
  expect(hashKey(keyOf('GET /api/v1/courses', { query: { page: '2', q: '', skill: undefined } as object }))).toBe(key)
  expect(hashKey(keyOf('GET /api/v1/courses', { query: { page: 3 } }))).not.toBe(key)
  expect(keyOf('GET /api/v1/courses', { query: {} })).toEqual(keyOf('GET /api/v1/courses'))
})

test('a query calls its endpoint with the input and resolves with the reply’s result', async () => {
  const { api, calls } = recordingApi()
  const input = { params: { slug: 'sql' } }
  const data = await new QueryClient().fetchQuery(queryOf(api, 'GET /api/v1/courses/{slug}', input))
  expect(data).toMatchObject({ input })
  expect(calls).toEqual([['GET /api/v1/courses/{slug}', input]])
})

test('each page is requested with the cursor of the previous one', async () => {
  const { api, calls } = recordingApi()
  const query = pagesOf(api, 'GET /api/v1/connections', { query: { list: 'followers' } })
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 3 })
  expect(pages).toHaveLength(2)
  expect(calls.map(([, input]) => input)).toEqual([
    { query: { list: 'followers' } },
    { query: { list: 'followers', before: 'b' } },
  ])
})

test('invalidating an endpoint refetches all its queries, whatever their input, and no others', async () => {
  const queryClient = new QueryClient()
  const course = queryOf(emptyApi, 'GET /api/v1/courses/{slug}', { params: { slug: 'sql' } })
  const shownQueries = [
    course,
    separateBy(course, 'ada'),
    { ...course, queryKey: pagesOf(emptyApi, 'GET /api/v1/courses/{slug}', { params: { slug: 'sql' } }).queryKey },
    queryOf(emptyApi, 'GET /api/v1/courses'),
  ].map((query) => {
    const queryFn = vi.fn(async () => 'fresh')
    queryClient.setQueryData(query.queryKey as readonly string[], 'stale')
    new QueryObserver(queryClient, {
      queryKey: query.queryKey as readonly unknown[],
      queryFn,
      staleTime: 60_000,
    }).subscribe(() => undefined)
    return queryFn
  })
  await invalidate(queryClient, ['GET /api/v1/courses/{slug}'])
  expect(shownQueries.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 0])
  queryClient.clear()
})

test('the types reject unknown endpoints, wrong inputs and wrong results', () => {
  const queryClient = new QueryClient()
  const key = keyOf('GET /api/v1/courses/{slug}', { params: { slug: 'sql' } })
  // @ts-expect-error: no such endpoint.
  keyOf('GET /api/v1/coarses')
  // @ts-expect-error: only reads can be refetched.
  void invalidate(queryClient, ['PUT /api/v1/account/photo'])
  // @ts-expect-error: the endpoint demands `params`.
  queryOf(emptyApi, 'GET /api/v1/courses/{slug}')
  // @ts-expect-error: a course isn't a number.
  queryClient.setQueryData(key, 3)
  expect(queryClient.getQueryData(key)?.title).toBeUndefined()
})

test('a query that is still loading for the first time when its endpoint is invalidated is loaded again', async () => {
  const queryClient = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<string>()
  const queryFn = vi.fn(async () => 'after').mockReturnValueOnce(promise)
  const observer = new QueryObserver(queryClient, { queryKey: keyOf('GET /api/v1/courses'), queryFn })
  const stop = observer.subscribe(() => undefined)
  const refetched = invalidate(queryClient, ['GET /api/v1/courses'])
  resolve('before')
  await refetched
  expect(observer.getCurrentResult().data).toBe('after')
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})
