import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { useEffect } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useKeepApplicant } from './use-keep-applicant.ts'

/** The candidate learns that it was opened; said once, and only if it is new. */
export function useOpening(slug: string, { _id: id, openedAt }: ApplicantRecord): void {
  const api = useApi()
  const keep = useKeepApplicant(slug, id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each applicant
  useEffect(() => {
    if (openedAt !== null) return
    const params = { slug, id }
    void api('PUT /api/v1/companies/{slug}/applications/{id}/opening', { params }).then(
      ({ result }) => keep(result),
      () => undefined,
    )
  }, [id])
}
