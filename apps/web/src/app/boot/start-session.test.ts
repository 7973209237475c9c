import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createFakeServer, openTab, SharedStorage, userNamed } from '../tokens/browser.fixture.ts'
import { clearCacheOnUserChange } from './start-session.ts'

/** A page with a list from the server, in a browser where no one is logged in yet. */
function openPage() {
  const server = createFakeServer()
  const { store, start } = openTab(server, new SharedStorage())
  const queryClient = new QueryClient()
  queryClient.setQueryData(['jobs'], 'as the server rendered them')
  clearCacheOnUserChange(store, queryClient, [])
  const signIn = (name: string) => store.signIn({ success: true, ...server.issue(name), result: userNamed(name) })
  return { store, start, queryClient, signIn }
}

test('the server’s data stays if the viewer is a guest', () => {
  const { start, queryClient } = openPage()
  start()
  expect(queryClient.getQueryData(['jobs'])).toBe('as the server rendered them')
})

test('logging in refetches the data that the guest saw', () => {
  const { start, queryClient, signIn } = openPage()
  start()
  signIn('ada')
  expect(queryClient.getQueryState(['jobs'])?.isInvalidated).toBe(true)
})

test('logging out, or logging in as another member, clears the cache', async () => {
  const { store, start, queryClient, signIn } = openPage()
  start()
  signIn('ada')
  queryClient.setQueryData(['account'], 'of ada')
  signIn('grace')
  expect(queryClient.getQueryData(['account'])).toBeUndefined()
  queryClient.setQueryData(['account'], 'of grace')
  await store.signOut()
  expect(queryClient.getQueryData(['account'])).toBeUndefined()
})

test('identifying a member refetches only queries that depend on the viewer', async () => {
  const server = createFakeServer()
  const sharedStorage = new SharedStorage()
  openTab(server, sharedStorage).store.signIn({ success: true, ...server.issue('ada'), result: userNamed('ada') })
  const { store, start } = openTab(server, sharedStorage)
  const queryClient = new QueryClient()
  for (const name of ['jobs', 'catalog']) queryClient.setQueryData([name], 'as the server rendered it')
  const { promise, resolve } = Promise.withResolvers<void>()
  clearCacheOnUserChange(store, queryClient, [['jobs']], promise)
  start()
  const isInvalidated = (name: string) => queryClient.getQueryState([name])?.isInvalidated
  await expect.poll(() => store.get().status).toBe('member')
  expect(isInvalidated('jobs')).toBe(false)
  resolve()
  await expect.poll(() => isInvalidated('jobs')).toBe(true)
  expect(isInvalidated('catalog')).toBe(false)
})
