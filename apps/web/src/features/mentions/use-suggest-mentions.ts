import { useCallback } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import type { SuggestMentions } from '../../ui/mentions/mentionable.ts'
import { memberName } from '../connections/index.ts'

/** Suggests the members whom the viewer may mention. */
export function useSuggestMentions(): SuggestMentions {
  const api = useApi()
  return useCallback(
    async (query) => {
      const { result } = await api('GET /api/v1/mentions', { query: { query } })
      return result.items.map((member) => ({
        id: member._id,
        name: memberName(member),
        note: member.headline,
        photo: member.photo,
        isSquare: member.role === 'employer',
        href: `/${member.role === 'employer' ? 'company' : 'professional'}/${member.slug}`,
      }))
    },
    [api],
  )
}
