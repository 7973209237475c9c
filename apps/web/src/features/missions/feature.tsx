import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const page = async () => ({ Component: (await import('./own/missions-page.tsx')).MissionsPage })

const memberPages: RouteObject[] = [
  {
    path: '/missions',
    handle: {
      gate: { access: 'professional' },
      title: msg('Missions'),
      heading: { width: 'shell' },
    } satisfies PageHandle,
    lazy: page,
  },
  {
    path: '/company/missions',
    handle: { gate: { access: 'employer' }, title: msg('Missions'), heading: { width: 'shell' } } satisfies PageHandle,
    lazy: page,
  },
]

export const missions: WebFeature = { memberPages }
