import type { Feature } from '../../platform/feature.ts'
import { broadcastLetter } from './broadcasts/broadcast-letters.ts'
import { releaseBroadcasts } from './broadcasts/release-broadcasts.task.ts'
import { tellCrowd } from './crowd/tell-crowd.task.ts'
import { forgetNotifications } from './forget-notifications.task.ts'
import type {} from './index.ts'
import { eventLetter } from './kinds/events/event-letters.ts'
import { notificationListeners } from './listeners.ts'
import { notificationsData } from './notifications-data.ts'
import { forgetTold } from './on-company-unclaimed.ts'
import { push } from './push/push.task.ts'
import { notificationsRoutes } from './routes.ts'
import { releaseHeld } from './schedule/release-held.task.ts'
import { sendSummaries } from './schedule/send-summaries.task.ts'
import { tellLive } from './tell-live.task.ts'

export const notifications: Feature = {
  name: 'notifications',
  routes: notificationsRoutes,
  tasks: [tellLive, tellCrowd, push, releaseHeld, releaseBroadcasts, sendSummaries, forgetNotifications],
  listeners: [forgetTold, ...notificationListeners],
  lateEmails: [broadcastLetter, eventLetter],
  accountData: [notificationsData],
  demo: () => import('./demo/demo-parts.ts'),
}
