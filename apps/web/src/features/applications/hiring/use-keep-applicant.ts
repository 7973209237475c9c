import { keyOf } from '../../../app/base/query.ts'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { applicantQuery } from '../queries.ts'

/** Returns what keeps a new record of an applicant, and marks the lists as outdated. */
export function useKeepApplicant(slug: string, id: string): (now: ApplicantRecord) => void {
  const api = useApi()
  const queryClient = useQueryClient()
  return (now) => {
    queryClient.setQueryData(keyOf('GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id } }), now)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [feature, company, part] }) =>
        (feature === 'applicants' && company === slug && part !== 'one') || feature === 'company-desk',
    })
  }
}
