import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { invalidate, presentVersion, queryOf, type ReadKey } from '../../app/base/query.ts'

/** The member's own cases, including drafts. */
export function ownCasesQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/portfolio', {}, presentVersion)
}

/** The member's own case, for editing. */
export function ownCaseQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/portfolio/{slug}', { params: { slug } }, presentVersion)
}

/** Pages and lists that show cases are refetched when next opened. */
export function forgetCases(queryClient: QueryClient): void {
  const keys: readonly ReadKey[] = [
    'GET /api/v1/professionals/{slug}/portfolio',
    'GET /api/v1/companies/{slug}/portfolio',
    'GET /api/v1/portfolio-cases/{slug}',
    'GET /api/v1/portfolio',
    'GET /api/v1/companies/{slug}',
  ]
  void invalidate(queryClient, keys, { refetchType: 'none' })
}
