import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FormSkeleton } from '../professionals/index.ts'
import { COMPANY_PORTFOLIO, CompanyFrame, companyPlace } from './company-place.tsx'
import { OwnCases } from './own-cases.tsx'

/** The portfolio of the company that the member acts for: ordered cases and drafts. */
export function CompanyPortfolioPage() {
  const {
    data: cases,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/portfolio', {}, presentVersion))
  const newCaseLink = (
    <ButtonLink variant="primary" to={`${COMPANY_PORTFOLIO}/create`} icon={<Plus size={16} aria-hidden />}>
      {t('New case')}
    </ButtonLink>
  )
  return (
    <CompanyFrame
      title={t('Portfolio')}
      intro={t(
        'Work you’re proud of, each with its own page and a place on your company’s. Only your team sees drafts.',
      )}
      action={cases && cases.length > 0 ? newCaseLink : null}
      wide
    >
      {cases ? <OwnCases cases={cases} place={companyPlace} /> : null}
      {cases && cases.length === 0 ? (
        <EmptyState kind="nothing-yet" title={t('No cases yet')} action={newCaseLink}>
          {t(
            'Tell people about a project: what the problem was, who worked on it, and what came of it. Candidates read cases to see what they’d work on.',
          )}
        </EmptyState>
      ) : null}
      {isError && !cases ? (
        <FailedBlock title={t('Couldn’t load your cases')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {cases || isError ? null : <FormSkeleton />}
    </CompanyFrame>
  )
}
