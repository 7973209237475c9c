import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { JobArticle } from './article/job-article.tsx'
import { useSeeker } from './base/job-marks.ts'
import type { JobSlots } from './job-slots.ts'

/** A job: its facts, pay, sources, and how to apply. */
export function JobPage({ slots: { Owner, Match, Prepare, Apply, Applied, below } }: { slots: JobSlots }) {
  const api = useApi()
  const { job: slug = '' } = useParams()
  const { data, error } = useQuery(queryOf(api, 'GET /api/v1/jobs/{slug}', { params: { slug } }))
  const user = useCurrentUser()
  const seeker = useSeeker()
  // Guests see the job but this member doesn't, because the member or the company has blocked the other.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!data) return null
  const isOwn = user?.role === 'employer' && user._id === data.job.company._id
  return (
    <JobArticle
      key={data.job._id}
      {...data}
      Apply={Apply}
      Applied={Applied}
      Prepare={seeker ? Prepare : undefined}
      below={below.map(({ name, Part }) => <Part key={name} job={data.job} />)}
      match={
        data.job.dateClosed === null ? (
          // Reserves space on phones, where the rest of the page follows.
          <ForMembers only="professional" className="max-lg:not-has-[[data-applied]]:min-h-[12rem]">
            {seeker ? (
              <Suspense fallback={null}>
                <Match job={data.job} />
              </Suspense>
            ) : null}
          </ForMembers>
        ) : null
      }
    >
      {isOwn ? (
        <Suspense fallback={null}>
          <Owner job={data.job} />
        </Suspense>
      ) : null}
    </JobArticle>
  )
}
