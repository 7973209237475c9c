import { hasPermission } from '@rise/contract/policy'
import { type ReactNode, Suspense } from 'react'
import { ErrorBody } from '../error/error-body.tsx'
import { PageHead } from '../page/page-head.tsx'
import { ADMIN } from '../session/addresses.ts'
import { principalOf, useSession } from '../session/use-session.tsx'
import { useAdminArea } from './admin-area.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import type { AdminPage } from './admin-page.ts'
import { PartTabs } from './part-tabs.tsx'

interface AdminFrameProps {
  /** The name of the page's subject, if it differs from the page's own title. */
  readonly title?: string
  /** The page's main action, next to the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page of the admin area with its title and the area's navigation, as far as the role may see them. */
export function AdminFrame({ title, action, children }: AdminFrameProps) {
  const { page, pages } = useAdminArea()
  const principal = principalOf(useSession())
  const mayOpen = ({ permissions }: AdminPage) =>
    permissions?.some((permission) => hasPermission(principal, permission)) ?? true
  const parts = page.part === undefined ? [] : pages.filter((other) => isPartWith(page, other) && mayOpen(other))
  return (
    <div className="mx-auto grid max-w-shell gap-6 px-gutter py-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <AdminNavigation />
      {mayOpen(page) ? (
        <div className="flex min-w-0 flex-col gap-6">
          <PageHead title={title ?? page.title} noindex />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-h1">{title ?? page.title}</h1>
            {action}
          </div>
          {parts.length > 1 ? (
            <PartTabs
              name={`Parts of ${page.title}`}
              parts={parts.map((one) => ({ to: `${ADMIN}/${one.path}`, name: one.part ?? '', isShown: one === page }))}
            />
          ) : null}
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

function isPartWith(page: AdminPage, other: AdminPage): boolean {
  return other.part !== undefined && other.path.split('/', 1)[0] === page.path.split('/', 1)[0]
}
