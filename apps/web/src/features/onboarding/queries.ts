import { queryOptions } from '@tanstack/react-query'
import { type Api, ApiError } from '../../app/base/api.ts'

/** Where a member left the onboarding; null when there is none under way. */
export function onboardingQuery(api: Api) {
  return queryOptions({
    queryKey: ['onboarding'],
    queryFn: async () => (await api('GET /api/v1/onboarding', {})).result,
    // What was done here is known here; another device's steps are met at the next beginning.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
}

/** The member behind an invitation; null when no one of this address invites. */
export function inviterQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['inviter', slug],
    queryFn: () =>
      api('GET /api/v1/invitations/{slug}', { params: { slug } }).then(
        ({ result }) => result,
        (error: unknown) => {
          if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null
          throw error
        },
      ),
  })
}
