import { queryOf } from '../../app/base/query.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'









/** The member's own cases, including drafts. */
export function ownCasesQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/portfolio', {}, { refetchOnMount: 'always' })
}

/** The member's own case, for editing. */
export function ownCaseQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/portfolio/{slug}', { params: { slug } }, { 
// A form must begin with the present version.
refetchOnMount: 'always' })
}

/** Pages and lists that show cases are refetched when next opened. */
export function forgetCases(queryClient: QueryClient): void {
  for (const queryKey of [['portfolio'], ['portfolio-case'], ['own-cases'], ['company']]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
