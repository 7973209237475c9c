import { hasPermission } from '@rise/contract/policy'
import { Suspense } from 'react'
import { PageHead } from '../../app/page/page-head.tsx'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ModerationQueue, WordFilter } from '../moderation/index.ts'
import { AdminNavigation } from './admin-navigation.tsx'

/** What members reported and what moderators do about it. Each role sees the parts that it works with. */
export function ActivityPage() {
  const principal = principalOf(useSession())
  const [moderates, editsContent] = [hasPermission(principal, 'moderation'), hasPermission(principal, 'content')]
  return (
    <div className="mx-auto grid max-w-shell gap-6 px-gutter py-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <PageHead title="Activity" noindex />
      <AdminNavigation />
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="text-h1">Activity</h1>
        {moderates ? (
          <Suspense fallback={null}>
            <ModerationQueue />
          </Suspense>
        ) : null}
        {editsContent ? (
          <Suspense fallback={null}>
            <WordFilter />
          </Suspense>
        ) : null}
        {moderates || editsContent ? null : (
          <Notice tone="warning" title="Your role doesn’t include moderation" live={false}>
            Ask an admin if you should see what members report.
          </Notice>
        )}
      </div>
    </div>
  )
}
