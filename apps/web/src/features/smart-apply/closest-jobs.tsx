import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { JobCardList } from '../jobs/index.ts'

/** Says why no job fits well, and lists the closest ones. */
export function ClosestJobs() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/fitting-jobs'))
  if (isError) {
    return <FailedBlock title={t('Couldn’t load your jobs')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('Loading your jobs')}>
        <Skeleton className="h-[16rem]" />
      </SkeletonGroup>
    )
  }
  if (!data.known) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No matches yet')}
        action={
          <ButtonLink variant="primary" to="/professional/edit">
            {t('Edit story')}
          </ButtonLink>
        }
      >
        {t('Add your skills and jobs to your story, and the open jobs that fit you well appear here.')}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="closest" className="flex flex-col gap-4">
      <div>
        <h2 id="closest" className="text-h2">
          {t('Nothing fits well today')}
        </h2>
        <p className="mt-1 max-w-reading text-muted">
          {t('We prepare applications for jobs in your reach that share enough skills and titles with your story.')}{' '}
          {data.items.length > 0 ? `${t('These come closest.')} ` : null}
          <TextLink to="/jobs/digest/review-my-info">{t('Change what you look for')}</TextLink>
        </p>
      </div>
      {data.items.length > 0 ? <JobCardList jobs={data.items} heading="h3" /> : null}
    </section>
  )
}
