// What the frame shows and hears of notifications.
export { hearNotifications } from './hear-notifications.ts'
export { NotificationBell } from './notification-bell.tsx'
