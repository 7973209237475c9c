import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** The pages in the authenticated layout. Without the plan, support and earlier conversations stay open. */
const memberPages: RouteObject[] = [
  {
    path: '/convos',
    handle: {
      gate: { access: 'connected' },
      opens: { access: 'auth' },
      fills: true,
      title: msg('Convos'),
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./convos-page.tsx')).ConvosPage }),
  },
]

export const convos: WebFeature = { memberPages }
