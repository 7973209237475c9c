// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { type Api, ApiError } from '../../app/base/api.ts'
import { appContext } from '../../app/base/app-context.ts'
import { pageSettings } from '../../app/base/page-settings.factory.ts'
import { AppProvider } from '../../app/base/settings.tsx'
import { SessionProvider, unknownSession } from '../../app/session/use-session.tsx'
import { renderFor } from '../../app/visitor.factory.tsx'
import { jobsLoader } from './jobs-loader.ts'
import { JobsPage } from './jobs-page.tsx'
import { SortLinks } from './understood-search.tsx'

afterEach(cleanup)

function Empty() {
  return null
}

test('a search by text offers the orders Relevance and Newest, but not “Best match”', () => {
  renderFor(<SortLinks view={{ keyword: 'engineer' }} sort="relevance" />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Relevance', 'Newest'])
})

test('a list that fails to load is requested only once, and again when Retry is pressed', async () => {
  let requests = 0
  const api = (async (endpoint: string) => {
    if (endpoint !== 'GET /api/v1/jobs') throw new ApiError(400, { code: 'none', message: 'Not of this test' })
    requests += 1
    throw new ApiError(503, { code: 'overloaded', message: 'Too much at once' })
  }) as unknown as Api
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const routes = [{ path: '/jobs/:list?', loader: jobsLoader, element: <JobsPage />, HydrateFallback: Empty }]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/jobs'],
    getContext: () =>
      new RouterContextProvider(
        new Map([[appContext, { api, queryClient, settings: pageSettings, developer: false }]]),
      ),
  })
  render(
    <AppProvider value={{ settings: pageSettings, api }}>
      <SessionProvider store={unknownSession}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </AppProvider>,
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(requests).toBe(1)
  fireEvent.click(retry)
  await screen.findByRole('button', { name: 'Retry' })
  expect(requests).toBe(2)

  await act(() => router.navigate('/jobs/remote'))
  await screen.findByRole('heading', { name: 'Remote jobs', level: 1 })
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load jobs')
  expect(requests).toBe(3)
})
