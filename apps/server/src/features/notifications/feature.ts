import type { Feature } from '../../platform/feature.ts'
import { forgetNotifications } from './forget-notifications.task.ts'
import type {} from './index.ts'
import { notificationListeners } from './listeners.ts'
import { notificationsData } from './notifications-data.ts'
import { forgetTold } from './on-company-unclaimed.ts'
import { notificationsRoutes } from './routes.ts'
import { tellLive } from './tell-live.task.ts'

export const notifications: Feature = {
  name: 'notifications',
  routes: notificationsRoutes,
  tasks: [tellLive, forgetNotifications],
  listeners: [forgetTold, ...notificationListeners],
  accountData: [notificationsData],
}
