import { expect, test } from 'vitest'
import { ApiError, createApi } from './api.ts'

test('a successful call resolves with the body of the reply', async () => {
  const body = { success: true, result: { total: 1 } }
  const api = createApi(async (key, input) => {
    expect([key, input]).toEqual(['GET /api/v1/job-facets', { query: { list: 'remote' } }])
    return { status: 200, body }
  })
  expect(await api('GET /api/v1/job-facets', { query: { list: 'remote' } })).toBe(body)
})

test('a refused call throws an error with status, code, message and fields', async () => {
  const result = { message: 'Pages start at 1.', code: 'invalid-input', fields: { 'query.page': 'Pages start at 1.' } }
  const api = createApi(async () => ({ status: 400, body: { success: false, result } }))
  const error = await api('GET /api/v1/jobs', { query: { page: 0 } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, ...result })
})

test('a foreign error body, such as a proxy’s page, is replaced by a generic message', async () => {
  const api = createApi(async () => ({ status: 502, body: '<html>Bad gateway</html>' }))
  await expect(api('GET /api/v1/jobs', {})).rejects.toMatchObject({
    status: 502,
    code: 'internal',
    message: 'Something went wrong... try again in a few minutes',
  })
})
