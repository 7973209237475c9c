import { hasPermission } from '@rise/contract/policy'
import { Suspense } from 'react'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { ModerationQueue, WordFilter } from '../moderation/index.ts'
import { AdminFrame } from './admin-frame.tsx'

/** What members reported and what moderators do about it. Each role sees the parts that it works with. */
export function ActivityPage() {
  const principal = principalOf(useSession())
  return (
    <AdminFrame title="Activity" permissions={['moderation', 'content']}>
      {hasPermission(principal, 'moderation') ? (
        <Suspense fallback={null}>
          <ModerationQueue />
        </Suspense>
      ) : null}
      {hasPermission(principal, 'content') ? (
        <Suspense fallback={null}>
          <WordFilter />
        </Suspense>
      ) : null}
    </AdminFrame>
  )
}
