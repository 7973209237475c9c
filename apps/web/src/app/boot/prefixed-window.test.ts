// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createBrowserRouter } from 'react-router'
import { prefixedWindow } from './prefixed-window.ts'

const prefixed = prefixedWindow(window, '/de', (pathname) => pathname === '/feed')

beforeEach(() => window.history.replaceState(null, '', '/de/jobs?q=koch#list'))

function routerOf() {
  const pages = ['/', '/jobs', '/feed'].map((path) => ({ path, Component: () => null }))
  return createBrowserRouter(pages, { window: prefixed })
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

test('Back leads to the path without the prefix', async () => {
  const router = routerOf()
  await router.navigate('/feed')
  const moved = new Promise<void>((done) => router.subscribe(({ location }) => location.pathname === '/jobs' && done()))
  window.history.back()
  await moved
  expect(window.location.pathname).toBe('/de/jobs')
  router.dispose()
})
