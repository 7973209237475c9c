// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { ErrorPage, ErrorPageFallback } from './error-page.tsx'
import { AppProvider } from './settings.tsx'

const api = createApi(async () => ({ status: 503, body: undefined }))
const settings = { productName: 'Rise', publicUrl: 'http://rise.test' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Nothing = () => null
const Broken = () => {
  throw new Error('broken')
}

function open(loader: () => unknown) {
  const router = createMemoryRouter([{ path: '/', loader, ErrorBoundary: ErrorPage, HydrateFallback: Nothing }])
  render(
    <AppProvider value={{ settings, api }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProvider>,
  )
}

test('an error shows its status, name, title, description and the way home, and keeps the header', async () => {
  open(() => {
    throw data({}, { status: 401 })
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Authorization required' })).toBeTruthy()
  expect(screen.getByText('401 UNAUTHORIZED')).toBeTruthy()
  expect(screen.getByText(/You've not authorized your account yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'GO TO HOME PAGE' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('banner')).toBeTruthy()
})

test('an error that nobody expected reads as 500, without its message', async () => {
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
