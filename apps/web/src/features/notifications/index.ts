// What the frame shows and hears of notifications.

export { NotificationBell } from './frame/notification-bell.tsx'
export { hearNotifications } from './hear-notifications.ts'
