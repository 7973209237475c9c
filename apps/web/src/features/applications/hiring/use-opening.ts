import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { useEffect } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useUpdateApplicant } from './use-update-applicant.ts'

/** Records the first time that the team opens an application, and so notifies the candidate. */
export function useOpening(slug: string, { _id: id, openedAt }: ApplicantRecord): void {
  const api = useApi()
  const updateApplicant = useUpdateApplicant(slug, id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each applicant
  useEffect(() => {
    if (openedAt !== null) return
    const params = { slug, id }
    void api('PUT /api/v1/companies/{slug}/applications/{id}/opening', { params }).then(
      ({ result }) => updateApplicant(result),
      () => undefined,
    )
  }, [id])
}
