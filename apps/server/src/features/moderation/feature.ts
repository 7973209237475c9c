import type { moderationNotices } from '@rise/contract/moderation/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { moderationActs } from './acts-of-activities.ts'
import { countedDeeds } from './counted-deeds.ts'
import { forgetCopies } from './forget-copies.task.ts'
import type {} from './index.ts'
import { moderationData } from './moderation-data.ts'
import { moderationNotice } from './notices/moderation-notice.ts'
import { reportDecided } from './notices/report-decided.ts'
import { reviewHeld } from './on-content-held.ts'
import type { ReportableSlot } from './reportable-slot.ts'
import { moderationRoutes } from './routes.ts'

export type { ReportableSlot }

/** Creates the feature. `reportables` are the kinds of content of other features that members can report. */
export function moderation({ reportables }: { readonly reportables: ReportableSlot }): Feature {
  return {
    name: 'moderation',
    routes: moderationRoutes(reportables),
    tasks: [forgetCopies],
    listeners: [reviewHeld(reportables)],
    counts: countedDeeds,
    notices: {
      'report-decided': reportDecided,
      'moderation-notice': moderationNotice,
    } satisfies NoticesOf<typeof moderationNotices>,
    actsOfActivities: moderationActs,
    accountData: [moderationData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
