import type { PageSettings } from '@rise/contract/page-renderer'
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
import { routes } from '../routes.tsx'
import type { SessionStore } from '../session/session-store.ts'
import type { PageState } from '../ssr/page-state.ts'
import { followMoves, isLeaving } from './early-moves.ts'
import { pressAgain, takeEarlyPresses } from './early-presses.ts'
import { followForms, followLinks } from './follow-links.ts'
import { createQueryClient } from './query-client.ts'
import { forgetWithUser, leaveWithSession, openSession } from './start-session.ts'

/** Layouts whose pages are for members. */
const gatedRoutes = new Set(['authenticated', 'admin'])
/** The longest that a guest's page waits for the browser to become idle. */
const IDLE_WAIT_MS = 200

/**
 * Hydrates the page that the server rendered, or renders it if there is none (development). `pause` yields to the
 * browser between two pieces of work; `leadReloadTo` learns the destination of a pending navigation.
 */
export async function startApp(
  pause: () => Promise<void>,
  leadReloadTo: (read: () => string | undefined) => void,
): Promise<void> {
  // Evaluated as soon as it arrives, which may be before the page's own chunks.
  const react = import('./start-react.ts')
  const state = readState()
  const settings = state?.settings ?? developmentSettings()
  const developer = state?.developer ?? import.meta.env.DEV
  const matched = (matchRoutes(routes, window.location) ?? []).map(({ route }) => route)
  const isGated = gatedRoutes.has(matched[0]?.id ?? '')
  const session = openSession(isGated, settings.apiUrl)
  const api = createApi(session.transport)
  const queryClient = createQueryClient()
  for (const { key, data, at } of state?.queries ?? []) queryClient.setQueryData(key, data, { updatedAt: at })
  if (state) await loadRoutes(matched)
  await pause()
  if (isLeaving()) return
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[appContext, { api, queryClient, settings, developer }]])),
    ...(state && { hydrationData: hydrationOf(state, matched) }),
  })
  leadReloadTo(() => {
    const { location } = router.state.navigation
    return location && createPath(location)
  })
  await pause()
  // A router that has navigated would render a different page than the one to hydrate.
  let listen = () => {}
  const listens = new Promise<void>((resolve) => {
    listen = resolve
  })
  const navigate = (href: string, options: { replace: boolean }) =>
    void listens.then(() => router.navigate(href, options))
  leaveWithSession(session.store, () => router.state.location, navigate)
  const ofViewer = (state?.queries ?? []).filter(({ viewer }) => viewer).map(({ key }) => key)
  forgetWithUser(session.store, queryClient, ofViewer, listens)
  whenMember(session.store, () => {
    void pageHandleOf(matched)
      ?.prepare?.(api, queryClient)
      .catch(() => undefined)
  })
  // While React may still be loading. Learning that the viewer is a guest changes half of a page: wait until it is
  // hydrated, and use another task.
  if (isGated || mayBeMember()) session.start()
  else void listens.then(() => whenIdle(session.start, IDLE_WAIT_MS))
  const { createRoot, hydrateRoot } = await react
  await pause()
  if (isLeaving()) return
  followLinks(document, navigate)
  followForms(document, navigate)
  const earlyPresses = takeEarlyPresses()
  const releaseClock = state ? holdClock() : () => {}
  const page = (
    <AppShell
      app={{ settings, api }}
      slots={frameSlots}
      session={session.store}
      queryClient={queryClient}
      onReady={() => {
        followMoves()
        listen()
        pressAgain(earlyPresses)
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
    // Requested together with the navigation that contains it.
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

/** Set by the head's script. */
function mayBeMember(): boolean {
  return document.documentElement.dataset.session === 'member'
}

/** Once a member is logged in: parts that guests never need. */
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

/** Runs after everything that the page needs: nothing waits for it, and a failure is harmless. */
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
async function loadRoutes(matched: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }),
  )
}

/** The loaders ran on the server and returned nothing but queries, so each matched route counts as loaded. */
function hydrationOf(state: PageState, matched: readonly RouteObject[]): HydrationState {
  const errors = Object.entries(state.errors ?? {}).map(([id, { status, statusText, data }]) => [
    id,
    // The shape that the router recognises as an error response; its own class is not exported.
    { status, statusText, data, internal: false },
  ])
  return {
    loaderData: Object.fromEntries(matched.map((route) => [route.id, null])),
    ...(state.errors && { errors: Object.fromEntries(errors) }),
  }
}

/** The settings that a page not rendered by the server assumes. */
function developmentSettings(): PageSettings {
  const publicUrl = window.location.origin
  return { productName: 'Rise', publicUrl, staging: undefined, socialLinks: [], outbox: true }
}
