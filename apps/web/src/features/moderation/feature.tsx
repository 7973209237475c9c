import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const memberPages: RouteObject[] = [
  {
    path: '/notices',
    handle: { gate: { access: 'auth' }, title: msg('Notices') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./notices-page.tsx')).NoticesPage }),
  },
]

export const moderation: WebFeature = { memberPages }
