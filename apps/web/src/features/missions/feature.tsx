import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const memberPages: RouteObject[] = [
  {
    path: '/missions',
    handle: { gate: { access: 'auth' }, title: 'Missions' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./own/missions-page.tsx')).MissionsPage }),
  },
]

export const missions: WebFeature = { memberPages }
