import { afterEach, expect, test, vi } from 'vitest'
import { createApi, httpTransport } from './api.ts'

afterEach(() => {
  globalThis.earlyResponses = undefined
  vi.unstubAllGlobals()
})

const earlyResponse = () => Promise.resolve(Response.json({ success: true, result: 'early' }))
const fetchMock = vi.fn(async () => Response.json({ success: true, result: 'fetched' }))
const callApi = (bearer: string, origin?: string) =>
  createApi((key, input) => httpTransport(origin)(key, input, bearer))('GET /api/v1/check', {})

test('a response to an early call is used once', async () => {
  vi.stubGlobal('fetch', fetchMock)
  globalThis.earlyResponses = { 'GET /api/v1/check token': earlyResponse() }
  expect([await callApi('token'), await callApi('token')]).toMatchObject([{ result: 'early' }, { result: 'fetched' }])
})

test('a response for another token or origin is not used', async () => {
  vi.stubGlobal('fetch', fetchMock)
  globalThis.earlyResponses = { 'GET /api/v1/check token': earlyResponse() }
  expect(await callApi('renewed')).toMatchObject({ result: 'fetched' })
  expect(await callApi('token', 'https://api.example.org')).toMatchObject({ result: 'fetched' })
})

test('an early call that gets no response fails like any other call', async () => {
  globalThis.earlyResponses = { 'GET /api/v1/check token': Promise.reject(new TypeError('Failed to fetch')) }
  await expect(callApi('token')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})
