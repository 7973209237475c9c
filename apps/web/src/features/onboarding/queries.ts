import { queryOptions } from '@tanstack/react-query'
import { type Api, resultOrNull } from '../../app/base/api.ts'
import { keyOf, queryOf } from '../../app/base/query.ts'

/** The progress of a member's onboarding; null if there is none. */
export function onboardingQuery(api: Api) {
  return queryOf(
    api,
    'GET /api/v1/onboarding',
    {},
    {
      // Steps taken here are cached; those of another device are loaded when the flow next starts.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
    },
  )
}

/** The member behind an invitation; null if this address has no inviter. */
export function inviterQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/invitations/{slug}', { params: { slug } }), 'or-null'],
    queryFn: () => resultOrNull(api('GET /api/v1/invitations/{slug}', { params: { slug } })),
  })
}
