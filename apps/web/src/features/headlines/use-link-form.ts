import type { Audience } from '@rise/contract/content/kinds'
import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { invalidateHeadlines } from './invalidate-headlines.ts'

interface LinkWords {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly audience: Audience
}

/** The form for the comment on a link. Calls `onSaved` with the saved headline. */
export function useLinkForm(saved: OwnHeadline, onSaved: (now: OwnHeadline) => void): VersionedForm<LinkWords> {
  const api = useApi()
  const queryClient = useQueryClient()
  return useVersionedForm({
    name: `headline:${saved._id}`,
    saved,
    pick: ({ slug, title, summary, audience }: OwnHeadline): LinkWords => ({ slug, title, summary, audience }),
    toBody: (words: LinkWords) => words,
    schema: async () => (await import('./form-schemas.ts')).formSchemas.linkChange,
    conflictCode: 'headline-changed',
    send: async (body) => {
      const params = { slug: saved.slug }
      const { result } = await api('PUT /api/v1/headline-links/{slug}', { params, body })
      queryClient.setQueryData(keyOf('GET /api/v1/headlines/{slug}/own', { params: { slug: result.slug } }), result)
      invalidateHeadlines(queryClient)
      onSaved(result)
      return result
    },
    latest: () =>
      queryClient.fetchQuery({
        ...queryOf(api, 'GET /api/v1/headlines/{slug}/own', { params: { slug: saved.slug } }, presentVersion),
        staleTime: 0,
      }),
  })
}
