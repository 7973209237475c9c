import { hasPermission, type Permission } from '@rise/contract/policy'
import { type ReactNode, Suspense } from 'react'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { AdminNavigation } from './admin-navigation.tsx'

interface AdminFrameProps {
  readonly title: string
  /** One of these opens the page. For others it is not there: the area is theirs, this part is not. */
  readonly permissions: readonly Permission[]
  /** Beside the title: what the page's own button begins. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page of the admin area: its title, the area's navigation beside it, and what the role may see. */
export function AdminFrame({ title, permissions, action, children }: AdminFrameProps) {
  const principal = principalOf(useSession())
  const opens = permissions.some((one) => hasPermission(principal, one))
  return (
    <div className="mx-auto grid max-w-shell gap-6 px-gutter py-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <AdminNavigation />
      {opens ? (
        <div className="flex min-w-0 flex-col gap-6">
          <PageHead title={title} noindex />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-h1">{title}</h1>
            {action}
          </div>
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      ) : (
        <ErrorBody status={404}>
          <p className="mt-4 text-muted">Your role doesn’t include this page. Ask an admin if you should work here.</p>
        </ErrorBody>
      )}
    </div>
  )
}
