import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** The ways to log in besides a password. */
export function signInOptionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['sign-in-options'],
    queryFn: async () => (await api('GET /api/v1/sign-in-options', {})).result,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The member behind an invitation link. */
export function invitationQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['invitation', slug],
    queryFn: async () => (await api('GET /api/v1/invitations/{slug}', { params: { slug } })).result,
  })
}
