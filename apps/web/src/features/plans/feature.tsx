import type { RouteObject } from 'react-router'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Below the authenticated layout. */
export const plansRoutes: RouteObject[] = [
  {
    id: '/purchase',
    path: '/purchase',
    handle: { gate: { access: 'auth' }, title: 'Plans' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./plans-page.tsx')).PlansPage }),
  },
]
