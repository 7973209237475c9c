import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Below the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/purchase',
    handle: { gate: { access: 'auth' }, title: 'Plans' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./plans-page.tsx')).PlansPage }),
  },
]

export const plans: WebFeature = { memberPages }
