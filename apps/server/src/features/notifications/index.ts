// Notifications: what members are told of, behind the bell, live and by mail. Owns `notification`,
// `notification_subject`, `notification_setting` and `notification_mail`. A kind is a file in kinds/ and an entry of the
// contract.
import type {} from './emails.ts'
import type {} from './tables.ts'

export { forgetNotifications } from './forget-notifications.task.ts'
export { notificationListeners } from './listeners.ts'
export { notificationsData } from './notifications-data.ts'
export { forgetTold } from './on-company-unclaimed.ts'
export { notificationsRoutes } from './routes.ts'
export { tellLive } from './tell-live.task.ts'
