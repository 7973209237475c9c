// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../base/api.ts'
import { FrameSlotsContext } from '../base/frame-slots.ts'
import { pageSettings } from '../base/page-settings.factory.ts'
import { AppProvider } from '../base/settings.tsx'
import { SessionProvider, unknownSession } from '../session/use-session.tsx'
import { frameSlots } from '../visitor.factory.tsx'
import { Frame } from './frame.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens a path in a frame with one page in each layout. */
function open(path: string) {
  const page = (id: string, path: string, handle?: unknown): RouteObject => ({
    id,
    children: [{ path, element: <h1>{path}</h1>, handle }],
  })
  const layouts = [
    page('default', '/jobs'),
    page('default-plain', '/login', { plain: true }),
    page('authenticated', '/settings'),
    page('admin', '/admin'),
  ]
  const router = createMemoryRouter([{ id: 'frame', Component: Frame, children: layouts }], { initialEntries: [path] })
  const api = createApi(async () => ({ status: 503, body: undefined }))
  render(
    <AppProvider value={{ settings: pageSettings, api }}>
      <SessionProvider store={unknownSession}>
        <QueryClientProvider client={new QueryClient()}>
          <FrameSlotsContext value={frameSlots}>
            <RouterProvider router={router} />
          </FrameSlotsContext>
        </QueryClientProvider>
      </SessionProvider>
    </AppProvider>,
  )
  return router
}

test('the header keeps its state when navigating from a public page to a member page and to the admin area', async () => {
  const router = open('/jobs')
  const header = screen.getByRole('banner')
  for (const path of ['/settings', '/admin', '/jobs']) {
    await act(() => router.navigate(path))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(path)
    expect(screen.getByRole('banner')).toBe(header)
  }
})

test('the first page’s heading does not take the focus, but later pages’ headings do', async () => {
  const router = open('/jobs')
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/settings'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('the footer has columns on public pages, one line on plain and member pages, and is absent in the admin area', async () => {
  const router = open('/jobs')
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeTruthy()
  for (const path of ['/login', '/settings']) {
    await act(() => router.navigate(path))
    expect(screen.queryByRole('navigation', { name: 'Footer' })).toBeNull()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  }
  await act(() => router.navigate('/admin'))
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
