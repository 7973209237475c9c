import type { InputOf, ReplyOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import { type CompaniesView, queryOfView } from './companies-address.ts'

type ListQuery = NonNullable<InputOf<'GET /api/v1/companies'>['query']>
type CountsQuery = NonNullable<InputOf<'GET /api/v1/company-counts'>['query']>
export type CompanyCounts = ReplyOf<'GET /api/v1/company-counts'>['result']

/** A page of companies. `page` and the view are as in the address; the API validates them. */
export function companiesQuery(api: Api, page: string | number = 1, view?: CompaniesView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOptions({
    ...perMember,
    queryKey: ['companies', String(page), narrowed],
    queryFn: async () => (await api('GET /api/v1/companies', { query: { page, ...narrowed } as ListQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** The number of companies that each further filter would leave. */
export function companyCountsQuery(api: Api, view: CompaniesView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOptions({
    ...perMember,
    queryKey: ['company-counts', query],
    queryFn: async () => (await api('GET /api/v1/company-counts', { query: query as CountsQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** The options of the filters and forms. */
export function companyOptionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['company-options'],
    queryFn: async () => (await api('GET /api/v1/company-options', {})).result,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** One company. */
export function companyQuery(api: Api, slug: string) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('badges') },
    queryKey: ['company', slug],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}', { params: { slug } })).result,
  })
}

/** The page for editing by its team. */
export function deskQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/desk', { params: { slug } })).result,
  })
}

/** The page as a guest sees it. */
export function previewQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'preview'],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/desk/preview', { params: { slug } })).result,
  })
}

/** The company's own jobs. */
export function deskJobsQuery(api: Api, slug: string, query: { show: 'open' | 'closed'; page: string; job?: string }) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'jobs', query],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/desk/jobs', { params: { slug }, query })).result,
    placeholderData: keepPreviousData,
  })
}

/** The boards that are read for the company every hour. */
export function boardsQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'boards'],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/boards', { params: { slug } })).result,
    // The first reading takes a few seconds.
    refetchInterval: ({ state }) => (state.data?.some(({ lastReadAt }) => lastReadAt === null) ? 3_000 : false),
  })
}

/** A job that the team wrote, for editing. */
export function writtenJobQuery(api: Api, slug: string, id: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'written-job', id],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/written-jobs/{id}', { params: { slug, id } })).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

/** The people who act for the company. */
export function teamQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'team'],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/team', { params: { slug } })).result,
  })
}

/** The domain that can be verified, and how. */
export function proofQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'proof'],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/proof', { params: { slug } })).result,
  })
}

/** Whether and how a page can be claimed, and the viewer's own request, if any. */
export function claimQuery(api: Api, slug: string) {
  return queryOptions({
    ...perMember,
    queryKey: ['company-claim', slug],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/claim', { params: { slug } })).result,
  })
}

/** Requests for pages, for admins. */
export function claimsQuery(api: Api, page: number) {
  return queryOptions({
    meta: shows('decisions'),
    queryKey: ['company-claims', page],
    queryFn: async () => (await api('GET /api/v1/admin/company-claims', { query: { page } })).result,
    placeholderData: keepPreviousData,
  })
}
