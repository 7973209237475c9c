import type { notificationsNotices } from '@rise/contract/notifications/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { broadcastLetter } from './broadcasts/broadcast-letters.ts'
import { releaseBroadcasts } from './broadcasts/release-broadcasts.task.ts'
import { tellCrowd } from './crowd/tell-crowd.task.ts'
import { tellLive } from './delivery/tell-live.task.ts'
import { notificationsEnvironment } from './environment.ts'
import { forgetNotifications } from './forget-notifications.task.ts'
import type {} from './index.ts'
import { noticeListeners } from './listeners.ts'
import { broadcast } from './notices/broadcast.ts'
import { type Notices, notices } from './notices.ts'
import { notificationsData } from './notifications-data.ts'
import { forgetTold } from './on-company-unclaimed.ts'
import { push } from './push/push.task.ts'
import { notificationsRoutes } from './routes.ts'
import { releaseHeld } from './schedule/release-held.task.ts'
import { sendSummaries } from './schedule/send-summaries.task.ts'

/** `all` are the notices of all features, called once these are known. */
export function notifications({ all }: { all(): Notices }): Feature {
  notices.from(all)
  return {
    name: 'notifications',
    environment: notificationsEnvironment,
    routes: notificationsRoutes,
    tasks: [tellLive, tellCrowd, push, releaseHeld, releaseBroadcasts, sendSummaries, forgetNotifications],
    get listeners() {
      return [forgetTold, ...noticeListeners()]
    },
    lateEmails: [broadcastLetter],
    notices: { broadcast } satisfies NoticesOf<typeof notificationsNotices>,
    accountData: [notificationsData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
