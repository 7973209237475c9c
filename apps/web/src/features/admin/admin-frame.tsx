import { hasPermission, type Permission } from '@rise/contract/policy'
import { type ReactNode, Suspense } from 'react'
import { PageHead } from '../../app/page/page-head.tsx'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AdminNavigation } from './admin-navigation.tsx'

interface AdminFrameProps {
  readonly title: string
  /** One of these opens the page. To others it says so: the area is theirs, this part is not. */
  readonly permissions: readonly Permission[]
  readonly children: ReactNode
}

/** A page of the admin area: its title, the area's navigation beside it, and what the role may see. */
export function AdminFrame({ title, permissions, children }: AdminFrameProps) {
  const principal = principalOf(useSession())
  const opens = permissions.some((one) => hasPermission(principal, one))
  return (
    <div className="mx-auto grid max-w-shell gap-6 px-gutter py-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <PageHead title={title} noindex />
      <AdminNavigation />
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="text-h1">{title}</h1>
        {opens ? (
          <Suspense fallback={null}>{children}</Suspense>
        ) : (
          <Notice tone="warning" title="Your role doesn’t include this page" live={false}>
            Ask an admin if you should work here.
          </Notice>
        )}
      </div>
    </div>
  )
}
