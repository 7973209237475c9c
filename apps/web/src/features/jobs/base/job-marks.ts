import type { JobMarks } from '@rise/contract/jobs/saving/shapes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'

/** What a professional has saved and hidden. */
export function marksQuery(api: Api, actorId: string) {
  return queryOptions({
    queryKey: ['job-marks', actorId],
    queryFn: async (): Promise<JobMarks> => (await api('GET /api/v1/job-marks', {})).result,
    staleTime: 5 * 60_000,
  })
}

/** The viewer's marks; undefined for everyone but professionals, and until they are known. */
export function useMarks(): JobMarks | undefined {
  const user = useCurrentUser()
  const enabled = user?.role === 'professional' && user.standing !== 'suspended'
  return useQuery({ ...marksQuery(useApi(), user?._id ?? ''), enabled }).data
}
