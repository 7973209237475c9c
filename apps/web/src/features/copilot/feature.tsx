import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Below the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/copilot',
    handle: { gate: { access: 'professional' }, title: 'Copilot' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./copilot-page.tsx')).CopilotPage }),
  },
]

export const copilot: WebFeature = { memberPages }
