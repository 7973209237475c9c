import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import { PlansSkeleton } from './plans-skeleton.tsx'

/** The pages in the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/purchase',
    handle: {
      gate: { access: 'auth' },
      title: msg('Plans'),
      heading: { width: 'page' },
      Skeleton: PlansSkeleton,
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./plans-page.tsx')).PlansPage }),
  },
]

export const plans: WebFeature = { memberPages }
