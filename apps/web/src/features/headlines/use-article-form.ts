import type { Audience } from '@rise/contract/content/kinds'
import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import type { Picture } from '@rise/contract/pictures/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { invalidateHeadlines } from './invalidate-headlines.ts'

/** The values of an article's form. */
export interface ArticleValues {
  /** The id. The browser generates it for a new article, so that sending it twice creates one. */
  readonly id: string
  /** The slug, which can be changed once the article is published. */
  readonly slug: string
  readonly title: string
  readonly cover: Picture | null
  readonly audience: Audience
  readonly body: string
}

type Editable = Pick<OwnHeadline, '_id' | 'version' | 'slug' | 'title' | 'cover' | 'audience' | 'body' | 'publishedAt'>

function valuesOf({ _id, slug, title, cover, audience, body }: Editable): ArticleValues {
  return { id: _id, slug, title, cover, audience, body }
}

/**
 * The form for editing the article `saved`, or for a new article if it is undefined. Calls `onSaved` with the result.
 */
export function useArticleForm(
  saved: OwnHeadline | undefined,
  onSaved: (now: OwnHeadline) => void,
): VersionedForm<ArticleValues> {
  const api = useApi()
  const queryClient = useQueryClient()
  const owner = useCurrentUser()?._id ?? ''
  const [newId] = useState(() => crypto.randomUUID())
  const blankArticle: Editable = {
    ...{ _id: owner, version: 1, slug: '', title: '', cover: null, body: '', publishedAt: null },
    audience: 'everyone',
  }

  function cacheHeadline(savedHeadline: OwnHeadline): OwnHeadline {
    queryClient.setQueryData(
      keyOf('GET /api/v1/headlines/{slug}/own', { params: { slug: savedHeadline.slug } }),
      savedHeadline,
    )
    invalidateHeadlines(queryClient)
    onSaved(savedHeadline)
    return savedHeadline
  }

  return useVersionedForm({
    name: saved ? `headline:${saved._id}` : 'headline:new',
    saved: saved ?? blankArticle,
    pick: (now: Editable) => (now._id === owner ? { ...valuesOf(now), id: newId } : valuesOf(now)),
    toBody: ({ id, slug, title, cover, audience, body }: ArticleValues) => ({
      id,
      ...(saved?.publishedAt && { slug }),
      ...{ title, coverId: cover?._id ?? null, body },
      audience,
    }),
    schema: async () => {
      const { formSchemas } = await import('./form-schemas.ts')
      return saved ? formSchemas.articleChange : formSchemas.newArticle
    },
    conflictCode: 'headline-changed',
    send: async ({ version, id, ...body }) => {
      if (!saved) return cacheHeadline((await api('POST /api/v1/headlines', { body: { id, ...body } })).result)
      const params = { slug: saved.slug }
      return cacheHeadline((await api('PUT /api/v1/headlines/{slug}', { params, body: { version, ...body } })).result)
    },
    latest: () =>
      saved
        ? queryClient.fetchQuery({
            ...queryOf(api, 'GET /api/v1/headlines/{slug}/own', { params: { slug: saved.slug } }, presentVersion),
            staleTime: 0,
          })
        : Promise.resolve(blankArticle),
  })
}
