import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate, keyOf } from '../../../app/base/query.ts'

/** Returns a function that stores an applicant's new record in the cache, and invalidates the lists. */
export function useUpdateApplicant(slug: string, id: string): (updated: ApplicantRecord) => void {
  const queryClient = useQueryClient()
  return (updated) => {
    queryClient.setQueryData(keyOf('GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id } }), updated)
    void invalidate(queryClient, [
      'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants',
      'GET /api/v1/companies/{slug}/desk',
      'GET /api/v1/companies/{slug}/jobs',
    ])
  }
}
