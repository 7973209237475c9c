import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** The published cases of a professional. */
export function portfolioQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['portfolio', slug],
    queryFn: async () => (await api('GET /api/v1/professionals/{slug}/portfolio', { params: { slug } })).result,
  })
}

/** The published cases of a company. */
export function companyPortfolioQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['portfolio', 'company', slug],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/portfolio', { params: { slug } })).result,
  })
}

/** Cases of others that name the member or ask to. */
export function creditsQuery(api: Api) {
  return queryOptions({
    queryKey: ['portfolio-credits'],
    queryFn: async () => (await api('GET /api/v1/portfolio-credits', {})).result,
  })
}

/** A case as `viewer` (a member's id, or everyone) sees it. */
export function caseQuery(api: Api, slug: string, viewer: string) {
  return queryOptions({
    queryKey: ['portfolio-case', slug, viewer],
    queryFn: async () => (await api('GET /api/v1/portfolio-cases/{slug}', { params: { slug } })).result,
  })
}

/** The member's own cases, including drafts. */
export function ownCasesQuery(api: Api) {
  return queryOptions({
    queryKey: ['own-cases'],
    queryFn: async () => (await api('GET /api/v1/portfolio', {})).result,
    refetchOnMount: 'always',
  })
}

/** The member's own case, for editing. */
export function ownCaseQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['own-case', slug],
    queryFn: async () => (await api('GET /api/v1/portfolio/{slug}', { params: { slug } })).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

/** Pages and lists that show cases are refetched when next opened. */
export function forgetCases(queryClient: QueryClient): void {
  for (const queryKey of [['portfolio'], ['portfolio-case'], ['own-cases'], ['company']]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
