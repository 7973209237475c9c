import type { ReadyApplication } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { ReadyElsewhere } from './ready-elsewhere.tsx'
import { ReadyHere } from './ready-here.tsx'

/** A job's application, filled in with the member's answers. */
export function ReadyPage({ slug }: { slug: string }) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/smart-apply/jobs/{slug}',
      { params: { slug } },
      { refetchOnMount: 'always', refetchOnWindowFocus: false, retry: false },
    ),
  )
  if (error) {
    return <FailedBlock title={error.message} retrying={isFetching} onRetry={() => void refetch()} />
  }
  // Waits for fresh data, because the fields below start with it.
  if (!data || !isFetchedAfterMount) {
    return (
      <SkeletonGroup label={t('Preparing your application')}>
        <Skeleton className="h-[16rem] w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <section aria-labelledby="ready" className="flex flex-col gap-6">
      <div>
        <h2 id="ready" className="text-h2 wrap-anywhere">
          {data.job.title}
        </h2>
        <p className="mt-1 text-muted">
          <TextLink to={`/company/${data.job.companySlug}`}>{data.job.companyName}</TextLink>
          <Dot />
          <TextLink to={`/jobs/${data.job.slug}`}>{t('View job')}</TextLink>
        </p>
      </div>
      <Body ready={data} />
    </section>
  )
}

function Body({ ready }: { ready: ReadyApplication }) {
  if (ready.applicationId !== null) {
    return (
      <Notice
        tone="success"
        title={t('You’ve applied')}
        live={false}
        action={
          <ButtonLink to={`/professional/jobs?application=${ready.applicationId}`}>{t('View receipt')}</ButtonLink>
        }
      >
        {t('{company} has your application.', { company: ready.job.companyName })}
      </Notice>
    )
  }
  if (!ready.open) {
    return (
      <Notice tone="warning" title={t('This job has closed')} live={false}>
        {t('It no longer takes applications.')}
      </Notice>
    )
  }
  return ready.way === 'here' ? <ReadyHere ready={ready} /> : <ReadyElsewhere ready={ready} />
}
