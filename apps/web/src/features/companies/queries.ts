import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/api.ts'

/** A page of companies, those that hire most first. `page` is as it stands in the address. */
export function companiesQuery(api: Api, page: string | number = 1) {
  return queryOptions({
    queryKey: ['companies', String(page)],
    queryFn: async () => (await api('GET /api/v1/companies', { query: { page } })).result,
    placeholderData: keepPreviousData,
  })
}

/** One company. */
export function companyQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company', slug],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}', { params: { slug } })).result,
  })
}
