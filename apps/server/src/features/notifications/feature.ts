import type { notificationsNotices } from '@rise/contract/notifications/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { broadcastLetter } from './broadcasts/broadcast-letters.ts'
import { releaseBroadcasts } from './broadcasts/release-broadcasts.task.ts'
import { notifyCrowd } from './crowd/notify-crowd.task.ts'
import { sendEntryLive } from './delivery/send-entry-live.task.ts'
import { notificationsEnvironment } from './environment.ts'
import { forgetNotifications } from './forget-notifications.task.ts'
import type {} from './index.ts'
import { noticeListeners } from './listeners.ts'
import { noticeLetter } from './notice-letter.ts'
import { broadcast } from './notices/broadcast.ts'
import { type Notices, notices } from './notices.ts'
import { notificationsData } from './notifications-data.ts'
import { deleteNotifications } from './on-company-unclaimed.ts'
import { push } from './push/push.task.ts'
import { notificationsRoutes } from './routes.ts'
import { releaseHeld } from './schedule/release-held.task.ts'
import { sendSummaries } from './schedule/send-summaries.task.ts'
import { summaryLetter } from './schedule/summary-letter.ts'

/** Creates the feature. `all` returns the notices of all features; it is called after all features are registered. */
export function notifications({ all }: { all(): Notices }): Feature {
  notices.from(all)
  return {
    name: 'notifications',
    environment: notificationsEnvironment,
    routes: notificationsRoutes,
    tasks: [sendEntryLive, notifyCrowd, push, releaseHeld, releaseBroadcasts, sendSummaries, forgetNotifications],
    get listeners() {
      return [deleteNotifications, ...noticeListeners()]
    },
    lateEmails: [broadcastLetter, noticeLetter, summaryLetter],
    notices: { broadcast } satisfies NoticesOf<typeof notificationsNotices>,
    accountData: [notificationsData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
