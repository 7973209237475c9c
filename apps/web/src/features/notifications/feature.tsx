import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Below the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/notifications',
    handle: { gate: { access: 'auth' }, title: 'Notifications' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./notifications-page.tsx')).NotificationsPage }),
  },
  {
    path: '/notification-settings',
    handle: { gate: { access: 'auth' }, title: 'Notification settings' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./notification-settings-page.tsx')).NotificationSettingsPage }),
  },
]

export const notifications: WebFeature = { memberPages }
