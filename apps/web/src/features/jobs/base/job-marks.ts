import type { JobMarks } from '@rise/contract/jobs/saving/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'

/**
 * Returns the viewer's id if jobs are marked and matched for them: if they are a professional, and not suspended.
 * Undefined for everyone else, and until the viewer is known.
 */
export function useSeeker(): string | undefined {
  const user = useCurrentUser()
  return user?.role === 'professional' && user.standing !== 'suspended' ? user._id : undefined
}

/** The viewer's marks; undefined for everyone but professionals, and until known. */
export function useMarks(): JobMarks | undefined {
  const isSeeker = useSeeker() !== undefined
  return useQuery(queryOf(useApi(), 'GET /api/v1/job-marks', {}, { enabled: isSeeker, staleTime: 5 * 60_000 })).data
}

/**
 * Returns the viewer's matches with these jobs in percent, by job id; undefined for everyone but professionals, and
 * until known.
 */
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
