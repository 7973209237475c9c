import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { EditLayout, FormSkeleton, useIsOwnPage } from '../professionals/index.ts'
import { CreateCase } from './create-case.tsx'
import { NamedIn } from './named-in.tsx'
import { OwnCases } from './own-cases.tsx'
import { professionalPlace } from './professional-place.ts'

/** The member's own portfolio: ordered cases and drafts, and a form for a new one. */
export function PortfolioPage() {
  const isOwn = useIsOwnPage()
  const {
    data: cases,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/portfolio', {}, presentVersion))
  if (!isOwn) return <ErrorBody status={404} />
  return (
    <EditLayout
      title={t('Your portfolio')}
      intro={t('Case studies of your work, each with its own page you can share with anyone. Only you can see drafts.')}
    >
      {cases ? (
        <div className="flex flex-col gap-8">
          <CreateCase first={cases.length === 0} place={professionalPlace} />
          <OwnCases cases={cases} place={professionalPlace} />
          <NamedIn />
        </div>
      ) : null}
      {isError && !cases ? (
        <FailedBlock title={t('Couldn’t load your cases')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {cases || isError ? null : <FormSkeleton />}
    </EditLayout>
  )
}
