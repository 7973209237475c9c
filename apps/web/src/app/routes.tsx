import type { RouteObject } from 'react-router'
import { features, frameSlots } from '../features/features.ts'
import { appOf } from './base/app-context.ts'
import { developerRoutes } from './developer/routes.tsx'
import { DefaultLayout } from './frame/default-layout.tsx'
import { ErrorPage, LastResort } from './frame/error-page.tsx'
import { Frame } from './frame/frame.tsx'
import { pageError } from './page/page-error.ts'
import type { PublicHandle } from './page/page-handle.ts'
import { registerRoutes } from './page/route-exists.ts'

/** Gives pages their path as id, so that server and browser agree on which one failed. */
const withPathIds = (pages: readonly RouteObject[]): RouteObject[] =>
  pages.map((page) => (page.path === undefined ? page : { id: page.path, ...page }))

/** The pages of each layout. All pages are in one frame, which stays mounted across navigations. */
const layouts: RouteObject[] = [
  {
    id: 'default',
    Component: DefaultLayout,
    ErrorBoundary: ErrorPage,
    // Loads the footer's links and an announcement. A page works without them, too.
    loader: async ({ context }) => {
      await frameSlots.loadFrame(appOf(context)).catch(() => undefined)
      return null
    },
    shouldRevalidate: () => false,
    children: [
      ...withPathIds([...features.flatMap(({ pages = [] }) => pages), ...developerRoutes]),
      {
        id: 'unmatched',
        path: '*',
        handle: { plain: true } satisfies PublicHandle,
        loader: () => {
          throw pageError(404, { unmatched: true })
        },
      },
    ],
  },
  // For these two layouts the server renders an empty shell: their pages fetch data by query, not in loaders.
  {
    id: 'authenticated',
    loader: async ({ params, request }) => {
      if (params.profile === undefined) return null
      const { refuseSegments } = await import('./page/refuse-segments.ts')
      refuseSegments(new URL(request.url).pathname)
      return null
    },
    lazy: async () => ({ Component: (await import('./frame/gated-layouts.tsx')).AuthenticatedLayout }),
    ErrorBoundary: ErrorPage,
    children: withPathIds(features.flatMap(({ memberPages = [] }) => memberPages)),
  },
  {
    id: 'admin',
    lazy: async () => ({ Component: (await import('./frame/gated-layouts.tsx')).AdminLayout }),
    ErrorBoundary: ErrorPage,
    children: withPathIds(features.flatMap(({ adminPages = [] }) => adminPages)),
  },
]

/** Every page of the product. */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: LastResort,
    // Rendered only in development: otherwise, the page begins with the server's HTML.
    HydrateFallback: () => null,
    children: layouts,
  },
]

/** The layouts whose pages are for members. */
export const gatedLayouts: readonly RouteObject[] = layouts.filter(({ id }) => id !== 'default')

registerRoutes(routes)
