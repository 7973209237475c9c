import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** The settings of one's own account. */
export function accountQuery(api: Api) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: async () => (await api('GET /api/v1/account', {})).result,
  })
}

/** Where one is signed in. */
export function devicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['account-sessions'],
    queryFn: async () => (await api('GET /api/v1/account/sessions', {})).result,
  })
}

/** Which ways to sign in there are besides a password. */
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
