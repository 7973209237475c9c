import type { JobMarks } from '@rise/contract/jobs/saving/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'

/**
 * The viewer's id if jobs are marked and matched for them; undefined for everyone but professionals, and until known.
 */
export function useSeeker(): string | undefined {
  const user = useCurrentUser()
  return user?.role === 'professional' && user.standing !== 'suspended' ? user._id : undefined
}

/** The viewer's marks; undefined for everyone but professionals, and until known. */
export function useMarks(): JobMarks | undefined {
  const enabled = useSeeker() !== undefined
  return useQuery(queryOf(useApi(), 'GET /api/v1/job-marks', {}, { enabled, staleTime: 5 * 60_000 })).data
}

/** The viewer's matches with these jobs in percent, by job id; undefined in the same cases. */
export function useScores(jobs: readonly JobCard[]): ReadonlyMap<string, number> | undefined {
  const api = useApi()
  const id = useSeeker()
  const ids = jobs.map(({ _id }) => _id)
  return useQuery({
    queryKey: [...keyOf('GET /api/v1/match-scores'), ids],
    queryFn: async () => (await import('../match/read-scores.ts')).readScores(api, ids),
    enabled: id !== undefined && ids.length > 0,
    staleTime: 60_000,
  }).data
}
