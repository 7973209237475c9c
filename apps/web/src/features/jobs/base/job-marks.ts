import { queryOf } from '../../../app/base/query.ts'
import type { JobMarks } from '@rise/contract/jobs/saving/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import type { CardMatch } from '../match/read-scores.ts'

/** What a professional has saved and hidden. */
export function marksQuery(api: Api, actorId: string) {
  return queryOf(api, 'GET /api/v1/job-marks', {}, { staleTime: 5 * 60_000 })
}

/** The viewer's id if jobs are marked and matched for them: undefined for everyone but professionals, and until it is known. */
export function useSeeker(): string | undefined {
  const user = useCurrentUser()
  return user?.role === 'professional' && user.standing !== 'suspended' ? user._id : undefined
}

/** The viewer's marks; undefined for everyone but professionals, and until they are known. */
export function useMarks(): JobMarks | undefined {
  const id = useSeeker()
  return useQuery({ ...marksQuery(useApi(), id ?? ''), enabled: id !== undefined }).data
}

/** How well these jobs fit the viewer, by their ids; undefined likewise. */
export function useScores(jobs: readonly JobCard[]): ReadonlyMap<string, CardMatch> | undefined {
  const api = useApi()
  const id = useSeeker()
  const ids = jobs.map(({ _id }) => _id)
  return useQuery({
    queryKey: ['match-scores', id, ids],
    queryFn: async () => (await import('../match/read-scores.ts')).readScores(api, ids),
    enabled: id !== undefined && ids.length > 0,
    staleTime: 60_000,
  }).data
}
