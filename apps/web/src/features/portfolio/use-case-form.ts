import type { OwnCase } from '@rise/contract/portfolio/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { type CaseBody, type CaseValues, caseBody, caseValues } from './case-values.ts'
import { invalidateCases } from './queries.ts'

export interface CaseForm extends VersionedForm<CaseValues> {
  /** Saves unsaved changes, and publishes or unpublishes the case; returns whether it succeeded. */
  publish(published: boolean): Promise<boolean>
}

/** The form of a case. Calls `onSaved` with the saved case. */
export function useCaseForm(saved: OwnCase, onSaved: (now: OwnCase) => void): CaseForm {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { slug: saved.slug }

  function remember(now: OwnCase): OwnCase {
    queryClient.setQueryData(keyOf('GET /api/v1/portfolio/{slug}', { params: { slug: now.slug } }), now)
    invalidateCases(queryClient)
    onSaved(now)
    return now
  }

  const form = useVersionedForm({
    name: `case:${saved._id}`,
    saved,
    pick: caseValues,
    toBody: caseBody,
    schema: async () => (await import('./form-schemas.ts')).formSchemas.portfolioCase,
    conflictCode: 'case-changed',
    send: async (body: CaseBody & { version: number }) =>
      remember((await api('PUT /api/v1/portfolio/{slug}', { params, body })).result),
    latest: () =>
      queryClient.fetchQuery({
        ...queryOf(api, 'GET /api/v1/portfolio/{slug}', { params: { slug: saved.slug } }, presentVersion),
        staleTime: 0,
      }),
  })

  return {
    ...form,
    async publish(published) {
      if (!(await form.save())) return false
      // Saving may have changed the case's address.
      const address = { params: { slug: form.values.slug.trim().toLowerCase() } }
      try {
        const { result } = published
          ? await api('PUT /api/v1/portfolio/{slug}/publication', address)
          : await api('DELETE /api/v1/portfolio/{slug}/publication', address)
        remember(result)
        return true
      } catch (error) {
        form.refuse(error)
        return false
      }
    },
  }
}
