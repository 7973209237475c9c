import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { SettingsSkeleton } from './settings/settings-skeleton.tsx'

/** The pages in the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/notifications',
    handle: {
      gate: { access: 'auth' },
      title: msg('Notifications'),
      Skeleton: NotificationsSkeleton,
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./notifications-page.tsx')).NotificationsPage }),
  },
  {
    path: '/notification-settings',
    handle: {
      gate: { access: 'auth' },
      title: msg('Notification settings'),
      heading: { width: 'page' },
      Skeleton: SettingsSkeleton,
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./notification-settings-page.tsx')).NotificationSettingsPage }),
  },
]

export const notifications: WebFeature = { memberPages }
