import type { PageSettings } from '@rise/contract/page-renderer'
import { currentLanguage } from '@rise/texts'
import { prefixOf, withoutPrefix } from '@rise/texts/page-languages'
import { startTransition } from 'react'
import {
  createBrowserRouter,
  createPath,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router'
import { frameSlots } from '../../features/features.ts'
import { holdClock } from '../../ui/time/time.tsx'
import { createApi } from '../base/api.ts'
import { appContext } from '../base/app-context.ts'
import { AppShell } from '../frame/app-shell.tsx'
import { whenIdle as whenAtRest } from '../frame/when-idle.ts'
import { pageHandleOf } from '../page/page-handle.ts'
import { gatedLayouts, routes } from '../routes.tsx'
import type { SessionStore } from '../session/session-store.ts'
import type { PageState } from '../ssr/page-state.ts'
import { loadParts } from '../ssr/rendered-part.tsx'
import { isBeingReplaced, stopWatchingMoves } from './early-moves.ts'
import { LONGEST_WAIT_MS, repeatDroppedClicks, replayEarlyPresses, takeEarlyPresses } from './early-presses.ts'
import { followForms, followLinks } from './follow-links.ts'
import { createQueryClient } from './query-client.ts'
import { clearCacheOnUserChange, leaveWithSession, openSession } from './start-session.ts'

/** The longest that a guest's session waits for the browser to become idle before it starts. */
const IDLE_WAIT_MS = 200

/**
 * Hydrates the page that the server rendered, or renders it if there is none (development). `pause` yields to the
 * browser between two pieces of work. `leadReloadTo` is called with a function that returns the destination of a
 * pending navigation.
 */
export async function startApp(
  pause: () => Promise<void>,
  leadReloadTo: (read: () => string | undefined) => void,
): Promise<void> {
  // React's chunk is evaluated as soon as it arrives, possibly before the page's own chunks.
  const react = import('./start-react.ts')
  const state = readState()
  const settings = state?.settings ?? developmentSettings()
  const developer = state?.developer ?? import.meta.env.DEV
  const prefix = prefixOf(currentLanguage(), settings.languages)
  const matchedRoutes = routesOf(withoutPrefix(window.location.pathname, prefix))
  const isGated = matchedRoutes.some(isGatedLayout)
  const session = openSession(isGated, settings.apiUrl)
  const api = createApi(session.transport)
  const queryClient = createQueryClient()
  for (const { key, data, at } of state?.queries ?? []) queryClient.setQueryData(key, data, { updatedAt: at })
  if (state) {
    await loadRoutes(matchedRoutes)
    await loadParts(state.parts)
  }
  await pause()
  if (isBeingReplaced()) return
  const router = createBrowserRouter(routes, {
    ...(prefix !== '' && { window: await windowWithPrefix(prefix) }),
    getContext: () => new RouterContextProvider(new Map([[appContext, { api, queryClient, settings, developer }]])),
    ...(state && { hydrationData: hydrationOf(state, matchedRoutes) }),
  })
  leadReloadTo(() => {
    const { location } = router.state.navigation
    return location && createPath(location)
  })
  await pause()
  // Navigations wait until the page is hydrated: React can hydrate only the page that the server rendered.
  let listen = () => {}
  const listens = new Promise<void>((resolve) => {
    listen = resolve
  })
  const navigate = (href: string, options: { replace: boolean }) =>
    void listens.then(() => router.navigate(withoutPrefix(href, prefix), options))
  leaveWithSession(session.store, () => router.state.location, navigate)
  const ofViewer = (state?.queries ?? []).filter(({ viewer }) => viewer).map(({ key }) => key)
  clearCacheOnUserChange(session.store, queryClient, ofViewer, listens)
  if (settings.languages.length > 1)
    void import('./follow-language.ts').then((part) => part.followLanguage(session.store, settings.languages, prefix))
  whenMember(session.store, () => {
    void pageHandleOf(matchedRoutes)
      ?.prepare?.(api, queryClient)
      .catch(() => undefined)
  })
  // React may still be loading. Learning that the viewer is a guest changes half of the page, so a guest's session
  // starts only after hydration, in a separate task.
  if (isGated || mayBeMember()) session.start()
  else void listens.then(() => whenIdle(session.start, IDLE_WAIT_MS))
  const { createRoot, hydrateRoot } = await react
  await pause()
  if (isBeingReplaced()) return
  followLinks(document, navigate)
  followForms(document, navigate)
  const earlyPresses = takeEarlyPresses()
  const stopRepeating = repeatDroppedClicks(document)
  const releaseClock = state ? holdClock() : () => {}
  const page = (
    <AppShell
      app={{ settings, api }}
      prefix={prefix}
      slots={frameSlots}
      session={session.store}
      queryClient={queryClient}
      onReady={() => {
        stopWatchingMoves()
        listen()
        replayEarlyPresses(earlyPresses)
        // Parts whose code arrives late are hydrated after the page.
        setTimeout(stopRepeating, LONGEST_WAIT_MS)
        void pause().then(releaseClock)
      }}
    >
      <RouterProvider router={router} />
    </AppShell>
  )
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no element #app.')
  startTransition(() => {
    if (state) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
  whenMember(session.store, () => {
    // Requests the bell together with the navigation that contains it.
    void frameSlots.loadBell().catch(() => undefined)
    void whenAtRest()
      .then(() => Promise.all([import('./start-socket.ts'), frameSlots.loadListener()]))
      .then(([{ startSocket }, listen]) =>
        startSocket({ store: session.store, router, queryClient, api, listen, origin: settings.apiUrl }),
      )
      .catch(() => undefined)
  })
  whenIdle(async () => (await import('../idle/visits.ts')).watchVisits(router, api, session.store, settings.apiUrl))
}

/** Returns the routes that match a path, from the outermost to the page's own. */
function routesOf(pathname: string): RouteObject[] {
  return (matchRoutes(routes, pathname) ?? []).map(({ route }) => route)
}

function isGatedLayout(route: RouteObject): boolean {
  return gatedLayouts.includes(route)
}

/** Loaded on demand, because most visitors read the installation's own language. */
async function windowWithPrefix(prefix: string): Promise<Window> {
  const { prefixedWindow } = await import('./prefixed-window.ts')
  return prefixedWindow(window, prefix, (pathname) => routesOf(pathname).some(isGatedLayout))
}

/** Whether the head's script found signs of a logged-in member. */
function mayBeMember(): boolean {
  return document.documentElement.dataset.session === 'member'
}

/** Runs `work` once a member is logged in, to load parts that guests never need. */
function whenMember(store: SessionStore, work: () => void): void {
  if (store.get().status === 'member') {
    work()
    return
  }
  const stop = store.subscribe(() => {
    if (store.get().status !== 'member') return
    stop()
    work()
  })
}

/** Runs `work` once the browser is idle, at the latest after `timeout` ms. Ignores a failure. */
function whenIdle(work: () => unknown, timeout = 5000): void {
  const run = async () => work()
  const start = () => void run().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout })
  else setTimeout(start, Math.min(timeout, 2000))
}

function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}

/** Loads the lazy routes of this address before hydration, so that the first render equals the server's. */
async function loadRoutes(matchedRoutes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    matchedRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      const lazyRoute = await route.lazy()
      Object.assign(route, { ...lazyRoute, lazy: undefined })
    }),
  )
}

/**
 * Returns the router's hydration data. The loaders ran on the server and returned nothing but queries, so each matched
 * route counts as loaded.
 */
function hydrationOf(state: PageState, matchedRoutes: readonly RouteObject[]): HydrationState {
  const errors = Object.entries(state.errors ?? {}).map(([id, { status, statusText, data }]) => [
    id,
    // The shape that the router recognises as an error response; its own class is not exported.
    { status, statusText, data, internal: false },
  ])
  return {
    loaderData: Object.fromEntries(matchedRoutes.map((route) => [route.id, null])),
    ...(state.errors && { errors: Object.fromEntries(errors) }),
  }
}

/** Returns the settings of a page that the server did not render. */
function developmentSettings(): PageSettings {
  const publicUrl = window.location.origin
  return { productName: 'Rise', languages: ['en'], publicUrl, staging: undefined, socialLinks: [], outbox: true }
}
