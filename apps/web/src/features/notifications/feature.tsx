import type { RouteObject } from 'react-router'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Below the authenticated layout. */
export const notificationsRoutes: RouteObject[] = [
  {
    id: '/notifications',
    path: '/notifications',
    handle: { gate: { access: 'auth' }, title: 'Notifications' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./notifications-page.tsx')).NotificationsPage }),
  },
  {
    id: '/notification-settings',
    path: '/notification-settings',
    handle: { gate: { access: 'auth' }, title: 'Notification settings' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./notification-settings-page.tsx')).NotificationSettingsPage }),
  },
]
