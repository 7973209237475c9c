import type { ListedApplication, OwnApplication } from '@rise/contract/applications/shapes'
import type { Job } from '@rise/contract/jobs/shapes'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { applyFormQuery } from '../queries.ts'

export type JobApplication = Pick<
  OwnApplication,
  '_id' | 'stage' | 'appliedAt' | 'openedAt' | 'closed' | 'daysUnanswered'
> &
  Partial<Pick<ListedApplication, 'elsewhere'>>

/**
 * Returns the viewer's application to a job, sent here or recorded by them; null if there is none, undefined until
 * loaded.
 */
export function useJobApplication({
  _id: id,
  slug,
  applicationType,
}: Pick<Job, '_id' | 'slug' | 'applicationType'>): JobApplication | null | undefined {
  const api = useApi()
  const user = useCurrentUser()
  const isProfessional = user?.role === 'professional'
  const isHere = applicationType === 'Smart Apply'
  const mayApply = isProfessional && user.standing === 'active'
  const here = useQuery({ ...applyFormQuery(api, slug), enabled: isHere && mayApply })
  const elsewhere = useQuery(
    queryOf(
      api,
      'GET /api/v1/outside-jobs/{id}',
      { params: { id } },
      { enabled: !isHere && isProfessional, retry: false },
    ),
  )
  const { data, isError, isEnabled } = isHere ? here : elsewhere
  if (isError || !isEnabled) return null
  return data?.application
}
