import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../base/api.ts'
import { endsOf, openTab, refusal, settle, signedInBrowser } from './browser.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ACCOUNT = 'GET /api/v1/account'

test('a 401 for a call sent before the member logged out doesn’t count as an expired session', async () => {
  const { server, shared, locks } = signedInBrowser('ada')
  const tab = openTab(server, shared, { locks })
  tab.start()
  await settle()
  const ends = endsOf(tab)
  let reply: (() => void) | undefined
  server.answer(ACCOUNT, async () => {
    await new Promise<void>((resolve) => {
      reply = resolve
    })
    return refusal(401, 'sign-in-required')
  })
  const call = createApi(tab.transport)(ACCOUNT, {}).catch((error: unknown) => error)
  await settle()
  await tab.store.signOut()
  reply?.()
  expect(await call).toMatchObject({ status: 401 })
  expect(ends).toEqual(['signed-out'])
})

test('other tabs log out immediately, too', async () => {
  const { server, shared, pair, locks } = signedInBrowser('ada')
  const tabs = [openTab(server, shared, { locks }), openTab(server, shared, { locks })] as const
  for (const tab of tabs) tab.start()
  await settle()
  const ends = endsOf(tabs[1])
  await tabs[0].store.signOut()
  expect(tabs[0].store.get()).toEqual({ status: 'guest', left: true })
  expect(tabs[1].store.get()).toEqual({ status: 'guest' })
  expect(ends).toEqual(['elsewhere'])
  expect(server.calls.at(-1)).toMatchObject({ key: 'POST /api/v1/logout', bearer: pair.refreshToken })
})

test('a session end noticed while logging out is ignored', async () => {
  const { server, shared, locks } = signedInBrowser('ada')
  const tabs = [openTab(server, shared, { locks }), openTab(server, shared, { locks })] as const
  for (const tab of tabs) tab.start()
  await settle()
  const ends = endsOf(tabs[0])
  await tabs[0].store.whileChanging(async () => {
    server.end('ada')
    // The second tab makes a call, notices the end and deletes the tokens of both tabs; then the first tab makes a
    // call.
    await createApi(tabs[1].transport)(ACCOUNT, {}).catch(() => undefined)
    await createApi(tabs[0].transport)(ACCOUNT, {}).catch(() => undefined)
    expect(tabs[0].store.get().status).toBe('member')
    await tabs[0].store.signOut()
  })
  expect(ends).toEqual(['signed-out'])
  expect(tabs[0].store.get()).toEqual({ status: 'guest', left: true })
})
