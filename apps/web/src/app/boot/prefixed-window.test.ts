// @vitest-environment jsdom

import { createBrowserRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { prefixedWindow } from './prefixed-window.ts'

beforeEach(() => window.history.replaceState(null, '', '/de/jobs?q=koch#list'))

function routerOf() {
  const pages = ['/', '/jobs', '/feed'].map((path) => ({ path, element: null }))
  return createBrowserRouter(pages, { window: prefixedWindow(window, '/de', (pathname) => pathname === '/feed') })
}

test('the router’s paths have no prefix, and the addresses of public pages have it', async () => {
  const router = routerOf()
  expect(router.state.location).toMatchObject({ pathname: '/jobs', search: '?q=koch', hash: '#list' })
  await router.navigate('/jobs?q=arzt')
  expect(window.location.pathname + window.location.search).toBe('/de/jobs?q=arzt')
  await router.navigate('/')
  expect(window.location.pathname).toBe('/de')
  expect(router.state.location.pathname).toBe('/')
  router.dispose()
})

test('the address of a page that requires a login has no prefix', async () => {
  const router = routerOf()
  await router.navigate('/feed')
  expect(window.location.pathname).toBe('/feed')
  expect(router.state.location.pathname).toBe('/feed')
  router.dispose()
})

test('the prefix of a page that requires a login is removed when it is loaded', () => {
  window.history.replaceState(null, '', '/de/feed?tab=newest#top')
  const router = routerOf()
  expect(window.location.href).toMatch(/\/\/[^/]+\/feed\?tab=newest#top$/)
  expect(router.state.location).toMatchObject({ pathname: '/feed', search: '?tab=newest' })
  router.dispose()
})

test('Back to a public page restores the prefix in the address, but not in the router’s path', async () => {
  const router = routerOf()
  await router.navigate('/feed')
  const moved = new Promise<void>((done) => router.subscribe(({ location }) => location.pathname === '/jobs' && done()))
  window.history.back()
  await moved
  expect(window.location.pathname).toBe('/de/jobs')
  router.dispose()
})
