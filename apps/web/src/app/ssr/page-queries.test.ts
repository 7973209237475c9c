import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApi } from '../base/api.ts'
import { queryOf } from '../base/query.ts'
import { forEveryone } from '../viewed/use-viewed.ts'
import { watchViewer } from './page-queries.ts'

test('a page marks the queries that a member’s browser must refetch, except those for the public view', async () => {
  const { call, queriesOf } = watchViewer(async (key) => ({
    status: 200,
    body: { success: true, result: key },
    ...(key !== 'GET /api/v1/company-options' && { viewer: true }),
  }))
  const api = createApi(call)
  const queryClient = new QueryClient()
  const params = { slug: 'ada' }
  await queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/company-options'))
  await queryClient.prefetchQuery(queryOf(api, 'GET /api/v1/companies/{slug}', { params }))
  await queryClient.prefetchQuery(forEveryone(queryOf(api, 'GET /api/v1/professionals/{slug}/story', { params })))
  expect(queriesOf(queryClient).map(({ data, viewer }) => [data, viewer])).toEqual([
    ['GET /api/v1/company-options', undefined],
    ['GET /api/v1/companies/{slug}', true],
    ['GET /api/v1/professionals/{slug}/story', undefined],
  ])
})
