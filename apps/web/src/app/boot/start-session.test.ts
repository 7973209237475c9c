import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createFakeServer, openTab, SharedStorage, userNamed } from '../tokens/browser.fixture.ts'
import { forgetWithUser } from './start-session.ts'

/** A page with a list from the server, in a browser where no one is logged in yet. */
function openPage() {
  const server = createFakeServer()
  const { store, start } = openTab(server, new SharedStorage())
  const queryClient = new QueryClient()
  queryClient.setQueryData(['jobs'], 'as the server rendered them')
  forgetWithUser(store, queryClient, [])
  const signIn = (name: string) => store.signIn({ success: true, ...server.issue(name), result: userNamed(name) })
  return { store, start, queryClient, signIn }
}

test('what the page came with stays when the visitor turns out to be a guest', () => {
  const { start, queryClient } = openPage()
  start()
  expect(queryClient.getQueryData(['jobs'])).toBe('as the server rendered them')
})

test('what a guest was shown is asked for again after signing in', () => {
  const { start, queryClient, signIn } = openPage()
  start()
  signIn('ada')
  expect(queryClient.getQueryState(['jobs'])?.isInvalidated).toBe(true)
})

test('nothing that a member was shown is left for a guest, nor for another member', async () => {
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

test('what depends on who asks is asked for again once a member turns out to be here, and nothing else', async () => {
  const server = createFakeServer()
  const shared = new SharedStorage()
  openTab(server, shared).store.signIn({ success: true, ...server.issue('ada'), result: userNamed('ada') })
  const { store, start } = openTab(server, shared)
  const queryClient = new QueryClient()
  for (const name of ['jobs', 'catalog']) queryClient.setQueryData([name], 'as the server rendered it')
  const { promise, resolve } = Promise.withResolvers<void>()
  forgetWithUser(store, queryClient, [['jobs']], promise)
  start()
  const isAsked = (name: string) => queryClient.getQueryState([name])?.isInvalidated
  await expect.poll(() => store.get().status).toBe('member')
  expect(isAsked('jobs')).toBe(false)
  resolve()
  await expect.poll(() => isAsked('jobs')).toBe(true)
  expect(isAsked('catalog')).toBe(false)
})
