import { hasPermission } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Suspense } from 'react'
import { AdminColumns } from '../../app/admin/admin-columns.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ClaimsSection } from '../companies/index.ts'
import { OverviewSection } from './overview-section.tsx'

const CREATE_ADMIN = 'npm run rise -- create-admin'

/** The first page of the admin area: health and pending work. Each role sees the parts that it works with. */
export function OverviewPage() {
  const principal = principalOf(useSession())
  const [sees, handles] = [hasPermission(principal, 'overview'), hasPermission(principal, 'members')]
  return (
    <AdminColumns>
      <PageHead title={t('Admin')} noindex />
      <div className="flex flex-col gap-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-h1">{t('Overview')}</h1>
          {hasPermission(principal, 'support') ? <ButtonLink to="/convos">{t('Support convos')}</ButtonLink> : null}
        </div>
        <Suspense fallback={null}>
          {sees ? <OverviewSection claims={handles} /> : null}
          {handles && !sees ? <ClaimsSection /> : null}
        </Suspense>
        {sees || handles ? null : (
          <Notice tone="warning" title={t('Your role has no permissions yet')} live={false}>
            {rich('Ask an admin to give you a role with {command}.', {
              command: <code>{CREATE_ADMIN}</code>,
            })}
          </Notice>
        )}
      </div>
    </AdminColumns>
  )
}
