import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import { CopilotSkeleton } from './copilot-skeleton.tsx'

/** The pages in the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/copilot',
    handle: {
      gate: { access: 'professional' },
      title: msg('Copilot'),
      heading: { width: 'shell', below: 'tabs' },
      Skeleton: CopilotSkeleton,
      prepare: async (...app) => (await import('./queries.ts')).prefetchCopilot(...app),
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./copilot-page.tsx')).CopilotPage }),
  },
]

export const copilot: WebFeature = { memberPages }
