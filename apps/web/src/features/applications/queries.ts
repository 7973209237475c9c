import type { ApplicationList } from '@rise/contract/applications/kinds'
import type { InputOf } from '@rise/contract/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** What applying to a job takes. */
export function applyFormQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['applications', 'form', slug],
    queryFn: async () => (await api('GET /api/v1/jobs/{slug}/application', { params: { slug } })).result,
    refetchOnMount: 'always',
    retry: false,
  })
}

/** Names what someone entered for a job and has not sent, among the drafts of this tab. */
export const applyDraftName = (slug: string): string => `apply:${slug}`

/** A professional's own applications, page by page. */
export function ownApplicationsQuery(api: Api, show: ApplicationList) {
  return infiniteQueryOptions({
    queryKey: ['applications', 'own', show],
    queryFn: async ({ pageParam }) =>
      (await api('GET /api/v1/applications', { query: { show, ...(pageParam !== null && { before: pageParam }) } }))
        .result,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

export function ownApplicationQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: async () => (await api('GET /api/v1/applications/{id}', { params: { id } })).result,
    retry: false,
  })
}

type ListQuery = NonNullable<InputOf<'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants'>['query']>

/** The applicants of a job. */
export function applicantsQuery(api: Api, { slug, id }: { slug: string; id: string }, query: ListQuery) {
  return queryOptions({
    queryKey: ['applicants', slug, id, query],
    queryFn: async () =>
      (await api('GET /api/v1/companies/{slug}/written-jobs/{id}/applicants', { params: { slug, id }, query })).result,
    placeholderData: keepPreviousData,
  })
}

/** How the company hires: its own stages, and its templates. */
export function hiringSetupQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['hiring-setup', slug],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/hiring-setup', { params: { slug } })).result,
    staleTime: 60_000,
  })
}

/** One applicant with everything that was sent. */
export function applicantQuery(api: Api, slug: string, id: string) {
  return queryOptions({
    queryKey: ['applicants', slug, 'one', id],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id } })).result,
    retry: false,
  })
}
