import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import type { CompanySlots } from '../company-slots.ts'
import { CompanyView } from '../company-view.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The page as a guest sees it. */
export function PreviewPage({ slots }: { slots: CompanySlots }) {
  return <DeskFrame title={t('Preview')}>{(desk) => <Preview desk={desk} slots={slots} />}</DeskFrame>
}

function Preview({ desk: { slug }, slots }: { desk: CompanyDesk; slots: CompanySlots }) {
  const api = useApi()
  const {
    data: company,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(api, 'GET /api/v1/companies/{slug}/desk/preview', { params: { slug } }))
  // While the account is pending, the company can't be found, and there is no list of its jobs.
  const isListed = useCurrentUser()?.standing !== 'pending'
  const { data: jobs } = useQuery({
    ...queryOf(api, 'GET /api/v1/jobs', { query: { company: slug } }),
    enabled: isListed,
  })
  if (error && !company) {
    return <FailedBlock title={t('Couldn’t load the preview')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!company) {
    return (
      <SkeletonGroup label={t('Loading the preview')}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <section aria-label={t('As a guest sees it')} className="rounded-card border border-line bg-bg p-4 sm:p-6">
      <CompanyView
        company={company}
        slots={slots}
        heading="h2"
        jobs={
          jobs && jobs.total > 0 ? (
            <section aria-labelledby="open-jobs">
              <h2 id="open-jobs" className="text-h2 tabular-nums">
                {t('Open jobs')} ({formatInteger(jobs.total)})
              </h2>
              <div className="mt-4">
                <slots.JobCards jobs={jobs.items} />
              </div>
            </section>
          ) : null
        }
      />
    </section>
  )
}
