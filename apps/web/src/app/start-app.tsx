import { hydrate as hydrateQueries } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router'
import { createApi, httpTransport } from './api.ts'
import { appContext } from './app-context.ts'
import { AppShell } from './app-shell.tsx'
import { followLinks } from './follow-links.ts'
import type { PageState } from './page-state.ts'
import { createQueryClient } from './query-client.ts'
import { routes } from './routes.tsx'

/**
 * Takes over the page that the server rendered, or renders it whole where there is none (development). `pause` gives the
 * browser a turn between two pieces of work.
 */
export async function startApp(pause: () => Promise<void>): Promise<void> {
  const state = readState()
  const settings = state?.settings ?? { productName: 'Rise', publicUrl: window.location.origin }
  const developer = state?.developer ?? import.meta.env.DEV
  const api = createApi(httpTransport())
  const queryClient = createQueryClient()
  if (state) hydrateQueries(queryClient, state.queries)
  if (state) await loadMatchedRoutes(routes)
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[appContext, { api, queryClient, settings, developer }]])),
    ...(state && { hydrationData: hydrationOf(state) }),
  })
  await pause()
  followLinks(document, (href, options) => void router.navigate(href, options))
  const page = (
    <AppShell app={{ settings, api }} queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppShell>
  )
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no element #app.')
  startTransition(() => {
    if (state) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}

function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}

/** Loads the lazy routes of this address before hydrating, so that the first render equals the server's. */
async function loadMatchedRoutes(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }),
  )
}

/** The loaders ran on the server and gave nothing but queries: each matched route counts as loaded. */
function hydrationOf(state: PageState): HydrationState {
  const matches = matchRoutes(routes, window.location) ?? []
  const errors = Object.entries(state.errors ?? {}).map(([id, { status, statusText, data }]) => [
    id,
    // What the router takes for an error response; its own class is not exported.
    { status, statusText, data, internal: false },
  ])
  return {
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
    ...(state.errors && { errors: Object.fromEntries(errors) }),
  }
}
