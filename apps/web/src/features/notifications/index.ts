// The parts of notifications for the frame: the bell and the listener.
import { lazy } from 'react'

export const loadNotificationBell = async () => ({
  default: (await import('./frame/notification-bell.tsx')).NotificationBell,
})

/** Needs a Suspense around it. */
export const NotificationBell = lazy(loadNotificationBell)

export const loadNotificationListener = async () => (await import('./notification-listener.ts')).listenForNotifications
