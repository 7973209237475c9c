// @vitest-environment jsdom

import { msg } from '@rise/texts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../base/api.ts'
import { FrameSlotsContext } from '../base/frame-slots.ts'
import { pageSettings } from '../base/page-settings.factory.ts'
import { AppProvider } from '../base/settings.tsx'
import { MissingPage, MissingPageBoundary } from '../error/missing-page.tsx'
import { checkingSession, type Session } from '../session/session-store.ts'
import { SessionProvider, unknownSession } from '../session/use-session.tsx'
import { frameSlots, userOf } from '../visitor.factory.tsx'
import { ErrorPage, ErrorPageFallback } from './error-page.tsx'
import { Frame } from './frame.tsx'

const api = createApi(async () => ({ status: 503, body: undefined }))
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Nothing = () => null
const Page = () => <h1>The talk</h1>
const Broken = () => {
  throw new Error('broken')
}

function open(loader: () => unknown, store = unknownSession) {
  const route = { path: '/talk', loader, Component: Page, ErrorBoundary: ErrorPage }
  const frame = { Component: Frame, HydrateFallback: Nothing, children: [route] }
  const router = createMemoryRouter([frame], { initialEntries: ['/talk?page=2'] })
  render(
    <AppProvider value={{ settings: pageSettings, api }}>
      <SessionProvider store={store}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <FrameSlotsContext value={{ ...frameSlots, sections: [{ to: '/jobs', label: msg('Jobs') }] }}>
            <RouterProvider router={router} />
          </FrameSlotsContext>
        </QueryClientProvider>
      </SessionProvider>
    </AppProvider>,
  )
}

test('the error page shows status, name, title, description and a link home, and keeps the header', async () => {
  open(() => {
    throw data({}, { status: 401 })
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Authorization required' })).toBeTruthy()
  expect(screen.getByText('401 UNAUTHORIZED')).toBeTruthy()
  expect(screen.getByText(/You've not authorized your account yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'GO TO HOME PAGE' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('banner')).toBeTruthy()
})

test.each([
  [401, 'Log in', '/login?next=%2Ftalk%3Fpage%3D2'],
  [401, 'Join', '/login?next=%2Ftalk%3Fpage%3D2&portal=professionals&mode=signup'],
  [402, 'See plans', '/purchase'],
  [403, 'Browse jobs', '/jobs'],
  [404, 'Jobs', '/jobs'],
])('the page for %i offers %s, and always the home page', async (status, name, href) => {
  open(() => {
    throw data({}, { status })
  })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
  expect(screen.getByRole('link', { name: 'GO TO HOME PAGE' })).toBeTruthy()
})

/**
 * Opens a page with an unchecked session; returns a function that sets the session. React renders the change
 * asynchronously, as in a browser.
 */
function openUnchecked(loader: () => unknown) {
  let session: Session = checkingSession
  const listeners = new Set<() => void>()
  open(loader, {
    ...unknownSession,
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  return (next: Session) => {
    session = next
    for (const listener of listeners) listener()
  }
}

/** Whether base.css hides the element from a viewer who may be a member. */
const isHeldBack = (element: HTMLElement) => element.closest('[data-waits=member]') !== null

test('a member sees a 404 only after a second attempt', async () => {
  let loads = 0
  const become = openUnchecked(() => {
    loads += 1
    if (loads < 3) throw data({}, { status: 404 })
    return null
  })
  expect(isHeldBack(await screen.findByText('404 NOT FOUND'))).toBe(true)
  become({ status: 'member', user: userOf() })
  await waitFor(() => expect(isHeldBack(screen.getByText('404 NOT FOUND'))).toBe(false))
  expect(loads).toBe(2)
})

test('a page that only this member may see replaces the 404', async () => {
  let isMember = false
  const become = openUnchecked(() => {
    if (!isMember) throw data({}, { status: 404 })
    return null
  })
  expect(isHeldBack(await screen.findByText('404 NOT FOUND'))).toBe(true)
  isMember = true
  become({ status: 'member', user: userOf() })
  expect(await screen.findByRole('heading', { name: 'The talk' })).toBeTruthy()
})

test('a guest sees a 404 immediately', async () => {
  const become = openUnchecked(() => {
    throw data({}, { status: 404 })
  })
  await screen.findByText('404 NOT FOUND')
  become({ status: 'guest' })
  await waitFor(() => expect(isHeldBack(screen.getByText('404 NOT FOUND'))).toBe(false))
})

test('an unexpected error is shown as a 500, without its message', async () => {
  open(() => {
    throw new Error('secret detail')
  })
  expect(await screen.findByText('500 UNEXPECTED')).toBeTruthy()
  expect(document.body.textContent).not.toContain('secret detail')
})

test('an error inside the error page shows a message with a link home', () => {
  render(
    <ErrorPageFallback>
      <Broken />
    </ErrorPageFallback>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})

const Form = ({ missing }: { missing: boolean }) => (
  <>
    <h1>Edit job</h1>
    {missing ? <MissingPage /> : null}
  </>
)

test('a page that declares its content missing is replaced by the 404 page, heading included, until the next navigation', async () => {
  const page = (path: string, missing: boolean) => ({
    path,
    element: (
      <MissingPageBoundary>
        <Form missing={missing} />
      </MissingPageBoundary>
    ),
  })
  const router = createMemoryRouter([page('/edit/gone', true), page('/edit/here', false)], {
    initialEntries: ['/edit/gone'],
  })
  render(
    <AppProvider value={{ settings: pageSettings, api }}>
      <RouterProvider router={router} />
    </AppProvider>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  expect(screen.queryByText('Edit job')).toBeNull()
  await router.navigate('/edit/here')
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit job' })).toBeTruthy()
})
