import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const memberPages: RouteObject[] = [
  {
    path: '/settings',
    handle: { gate: { access: 'auth' }, title: msg('Settings'), heading: { width: 'page' } } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  },
]

export const settings: WebFeature = { memberPages }
