import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DeskFrame, useTeamMay } from '../../companies/index.ts'
import { ApplicantView } from './applicant-view.tsx'
import { comparedOf } from './applicants-address.ts'
import { ApplicantsOfJob } from './applicants-of-job.tsx'

const CompareView = lazy(async () => ({ default: (await import('./compare-view.tsx')).CompareView }))

/** The applicants of a job, or one of them. */
export function ApplicantsPage() {
  return (
    <Suspense fallback={null}>
      <DeskFrame title="Applicants">{(desk) => <Applicants desk={desk} />}</DeskFrame>
    </Suspense>
  )
}

function Applicants({ desk }: { desk: CompanyDesk }) {
  const { job = '' } = useParams()
  const [search] = useSearchParams()
  const may = useTeamMay(desk)
  const applicant = search.get('applicant')
  if (!may('hire')) {
    return (
      <EmptyState
        kind="no-match"
        title="You can’t see applicants"
        action={<ButtonLink to="/company/jobs">See your jobs</ButtonLink>}
      >
        Owners and recruiters of your team hire. Ask an owner to change your role.
      </EmptyState>
    )
  }
  const compared = comparedOf(search)
  if (compared.length > 0) {
    return (
      <Suspense fallback={null}>
        <CompareView slug={desk.slug} jobId={job} ids={compared} />
      </Suspense>
    )
  }
  if (applicant !== null) return <ApplicantView key={applicant} slug={desk.slug} jobId={job} id={applicant} />
  return <ApplicantsOfJob slug={desk.slug} jobId={job} />
}
