import type { convosNotices } from '@rise/contract/convos/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { convosData } from './convos-data.ts'
import { countedDeeds } from './counted-deeds.ts'
import { attachmentFiles } from './files/attachment-files.ts'
import { removeUnusedFiles } from './files/remove-unused.task.ts'
import { reportedAttachmentFiles } from './files/reported-attachment.ts'
import { reloadReviewedMessage } from './first-messages/on-message-reviewed.ts'
import type {} from './index.ts'
import { missedMessage } from './notices/missed-message.ts'
import { endTeamConvos } from './on-company-unclaimed.ts'
import { clearUnread } from './on-member-blocked.ts'
import { previewMessageLink } from './preview-message-link.task.ts'
import { recordMissed } from './record-missed.task.ts'
import { convosRoutes } from './routes.ts'

export { reportableMessage } from './reportable-message.ts'
export { unreadConvos } from './today/unread-convos.ts'

export const convos: Feature = {
  name: 'convos',
  routes: convosRoutes,
  storedFiles: [attachmentFiles, reportedAttachmentFiles],
  tasks: [recordMissed, removeUnusedFiles, previewMessageLink],
  listeners: [clearUnread, endTeamConvos, reloadReviewedMessage],
  counts: countedDeeds,
  notices: {
    'missed-message': missedMessage,
  } satisfies NoticesOf<typeof convosNotices>,
  accountData: [convosData],
  demo: () => import('./demo/demo-parts.ts'),
}
