import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { invalidate } from '../../../app/base/query.ts'
import { useTopic } from '../../../app/socket/topics.ts'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DeskFrame, useTeamMay } from '../../companies/index.ts'
import { ApplicantView } from './applicant-view.tsx'
import { comparedIds } from './applicants-address.ts'
import { ApplicantsOfJob } from './applicants-of-job.tsx'

const CompareView = lazy(async () => ({ default: (await import('./compare-view.tsx')).CompareView }))

/** The applicants of a job, one of them, or several compared. */
export function ApplicantsPage() {
  return <DeskFrame title={t('Applicants')}>{(desk) => <Applicants desk={desk} />}</DeskFrame>
}

/** Whether the text from the address is an id (a UUID). */
const isId = (job: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(job)

function Applicants({ desk }: { desk: CompanyDesk }) {
  const { job = '' } = useParams()
  const [search] = useSearchParams()
  const may = useTeamMay(desk)
  const applicant = search.get('applicant')
  const queryClient = useQueryClient()
  // Candidates apply, and colleagues move applicants, while the page is open.
  useTopic(may('hire') && isId(job) ? `applicants:${job}` : undefined, () => {
    void invalidate(queryClient, [
      'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants',
      'GET /api/v1/companies/{slug}/applications/{id}',
    ])
  })
  if (!may('hire')) {
    return (
      <EmptyState
        kind="no-match"
        title={t('You can’t see applicants')}
        action={<ButtonLink to="/company/jobs">{t('See your jobs')}</ButtonLink>}
      >
        {t('Owners and recruiters of your team hire. Ask an owner to change your role.')}
      </EmptyState>
    )
  }
  const idsToCompare = comparedIds(search)
  if (idsToCompare.length > 0) {
    return (
      <Suspense fallback={null}>
        <CompareView slug={desk.slug} jobId={job} ids={idsToCompare} />
      </Suspense>
    )
  }
  if (applicant !== null) return <ApplicantView key={applicant} slug={desk.slug} jobId={job} id={applicant} />
  return <ApplicantsOfJob slug={desk.slug} jobId={job} />
}
