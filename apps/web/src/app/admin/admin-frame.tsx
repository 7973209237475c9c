import { hasPermission } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { type ReactNode, Suspense } from 'react'
import { ErrorBody } from '../error/error-body.tsx'
import { PageHead } from '../page/page-head.tsx'
import { ADMIN } from '../session/addresses.ts'
import { principalOf, useSession } from '../session/use-session.tsx'
import { useAllSettled } from '../use-all-settled.ts'
import { useAdminArea } from './admin-area.tsx'
import { AdminColumns } from './admin-columns.tsx'
import type { AdminPage } from './admin-page.ts'
import { PartTabs } from './part-tabs.tsx'

interface AdminFrameProps {
  /** The name of the page's subject, if it differs from the page's own title. */
  readonly title?: string
  /** The page's main action, next to the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/**
 * A page of the admin area: its title, its tabs, and the area's navigation. Shows a 404 if the role may not open the
 * page.
 */
export function AdminFrame({ title, action, children }: AdminFrameProps) {
  const { page, pages } = useAdminArea()
  const principal = principalOf(useSession())
  const mayOpen = ({ permissions }: AdminPage) =>
    permissions?.some((permission) => hasPermission(principal, permission)) ?? true
  const parts = page.part === undefined ? [] : pages.filter((other) => isOnSameTabRow(page, other) && mayOpen(other))
  return (
    <AdminColumns>
      {mayOpen(page) ? (
        <div className="flex flex-col gap-6">
          <PageHead title={title ?? t(page.title)} noindex />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-h1">{title ?? t(page.title)}</h1>
            {action}
          </div>
          {parts.length > 1 ? (
            <PartTabs
              name={t('Parts of {title}', { title: t(page.title) })}
              parts={parts.map((one) => ({
                to: `${ADMIN}/${one.path}`,
                name: one.part === undefined ? '' : t(one.part),
                isShown: one === page,
              }))}
            />
          ) : null}
          <Suspense fallback={null}>
            <Together>{children}</Together>
          </Suspense>
        </div>
      ) : (
        <ErrorBody status={404}>
          <p className="mt-4 text-muted">
            {t('Your role doesn’t include this page. Ask an admin if you should work here.')}
          </p>
        </ErrorBody>
      )}
    </AdminColumns>
  )
}

/** Shows a page's sections once all of them have loaded for the first time, so that none moves another. */
function Together({ children }: { children: ReactNode }) {
  const isSettled = useAllSettled(true)
  return (
    <div data-waits={isSettled ? undefined : 'page'} className="flex min-w-0 flex-col gap-6">
      {children}
    </div>
  )
}

function isOnSameTabRow(page: AdminPage, other: AdminPage): boolean {
  return other.part !== undefined && other.path.split('/', 1)[0] === page.path.split('/', 1)[0]
}
