import { useCallback } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import type { SuggestTags } from '../../ui/mentions/suggested-tag.ts'

/** Suggests hashtags of the catalog. */
export function useSuggestTags(): SuggestTags {
  const api = useApi()
  return useCallback(
    async (q) => {
      const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: 'tags' }, query: { q } })
      return result.map(({ slug, name }) => ({ id: slug, name }))
    },
    [api],
  )
}
