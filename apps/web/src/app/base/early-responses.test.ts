import { afterEach, expect, test, vi } from 'vitest'
import { createApi, httpTransport } from './api.ts'

afterEach(() => {
  globalThis.earlyResponses = undefined
  vi.unstubAllGlobals()
})

const early = () => Promise.resolve(Response.json({ success: true, result: 'early' }))
const fetched = vi.fn(async () => Response.json({ success: true, result: 'fetched' }))
const ask = (bearer: string, origin?: string) =>
  createApi((key, input) => httpTransport(origin)(key, input, bearer))('GET /api/v1/check', {})

test('a response to an early call is used once', async () => {
  vi.stubGlobal('fetch', fetched)
  globalThis.earlyResponses = { 'GET /api/v1/check token': early() }
  expect([await ask('token'), await ask('token')]).toMatchObject([{ result: 'early' }, { result: 'fetched' }])
})

test('a response to another token or origin is not used', async () => {
  vi.stubGlobal('fetch', fetched)
  globalThis.earlyResponses = { 'GET /api/v1/check token': early() }
  expect(await ask('renewed')).toMatchObject({ result: 'fetched' })
  expect(await ask('token', 'https://api.example.org')).toMatchObject({ result: 'fetched' })
})

test('an early call without an answer fails like any other call', async () => {
  globalThis.earlyResponses = { 'GET /api/v1/check token': Promise.reject(new TypeError('Failed to fetch')) }
  await expect(ask('token')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})
