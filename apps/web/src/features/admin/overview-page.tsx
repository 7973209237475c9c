import { hasPermission } from '@rise/contract/policy'
import { Suspense } from 'react'
import { AdminNavigation } from '../../app/admin/admin-navigation.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ClaimsSection } from '../companies/index.ts'
import { OverviewSection } from './overview-section.tsx'

/** The first page of the admin area: health and pending work. Each role sees the parts that it works with. */
export function OverviewPage() {
  const principal = principalOf(useSession())
  const [sees, handles] = [hasPermission(principal, 'overview'), hasPermission(principal, 'members')]
  return (
    <div className="mx-auto grid max-w-shell gap-6 px-gutter py-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <PageHead title="Admin" noindex />
      <AdminNavigation />
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-h1">Overview</h1>
          {hasPermission(principal, 'support') ? <ButtonLink to="/convos">Support convos</ButtonLink> : null}
        </div>
        {sees ? <OverviewSection /> : null}
        {handles ? (
          <Suspense fallback={null}>
            <ClaimsSection />
          </Suspense>
        ) : null}
        {sees || handles ? null : (
          <Notice tone="warning" title="Your role has no permissions yet" live={false}>
            Ask an admin to give you a role with <code>npm run rise -- create-admin</code>.
          </Notice>
        )}
      </div>
    </div>
  )
}
