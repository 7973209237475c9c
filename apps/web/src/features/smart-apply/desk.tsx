import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { FittingJobs } from './fitting-jobs.tsx'

const ReadyPage = lazy(async () => ({ default: (await import('./ready/ready-page.tsx')).ReadyPage }))
const AutoDesk = lazy(async () => ({ default: (await import('./auto/auto-desk.tsx')).AutoDesk }))

/** A professional's smart apply: their jobs, one ready application, or auto-apply. */
export function Desk() {
  const [search] = useSearchParams()
  const { data: access, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/smart-apply'))
  const slug = search.get('job')
  const isAuto = search.get('show') === 'auto'
  if (isError) {
    return <FailedBlock title={t('Couldn’t load SmartApply')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!access) return null
  if (!access.open) {
    return (
      <Notice
        title={t('SmartApply is limited right now')}
        live={false}
        action={
          <ButtonLink to="/smart-apply/request">{access.asked ? t('View your place') : t('Ask for access')}</ButtonLink>
        }
      >
        {t('Places open in the order in which people asked.')}
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t('SmartApply')} className="flex flex-wrap gap-2">
          <ChipLink to="/smart-apply" selected={!isAuto}>
            {t('Matches')}
          </ChipLink>
          <ChipLink to="/smart-apply?show=auto" selected={isAuto}>
            {t('Auto-apply')}
          </ChipLink>
        </nav>
        <ButtonLink size="dense" to="/smart-apply/onboarding">
          {t('Your answers')}
        </ButtonLink>
      </div>
      <Suspense fallback={null}>
        {slug !== null ? <ReadyPage key={slug} slug={slug} /> : isAuto ? <AutoDesk /> : <FittingJobs />}
      </Suspense>
    </div>
  )
}
