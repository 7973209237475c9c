import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeServer, openTab, SharedStorage, userNamed } from './browser.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the member that a page showed is known to the next page, without the email address, until the logout', async () => {
  const server = createFakeServer()
  const shared = new SharedStorage()
  const pair = server.issue('ada')
  shared.setItem('token', pair.token)
  shared.setItem('refreshToken', pair.refreshToken)
  const firstTab = openTab(server, shared)
  expect(firstTab.store.lastUser()).toBeUndefined()
  firstTab.start()
  await vi.advanceTimersByTimeAsync(200)

  const secondTab = openTab(server, shared)
  const { email: _email, ...ada } = userNamed('ada')
  expect(secondTab.store.get()).toEqual({ status: 'checking' })
  expect(secondTab.store.lastUser()).toEqual(ada)
  await firstTab.store.signOut()
  expect(openTab(server, shared).store.lastUser()).toBeUndefined()
})
