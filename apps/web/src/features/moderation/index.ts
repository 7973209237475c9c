// Moderation: the dialog that reports something, which comes when it is asked for, and the moderators' queue.
import { lazy } from 'react'

export { HiddenMark } from './hidden-mark.tsx'
export { LinkWaitNote } from './link-wait-note.tsx'
export { addressesIn, addressesOf } from './pictures-to-report.ts'
export { publishedToast } from './published-toast.ts'
export { ReportButton } from './report-button.tsx'
export { useReport } from './use-report.tsx'

/** For the admin area alone. Needs a Suspense around it. */
export const ModerationQueue = lazy(async () => ({ default: (await import('./moderation-queue.tsx')).ModerationQueue }))

/** The same. */
export const WordFilter = lazy(async () => ({ default: (await import('./word-filter.tsx')).WordFilter }))
