import type { InputOf } from '@rise/contract/contract'
import type { JobList } from '@rise/contract/jobs'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/api.ts'

export type JobsInput = NonNullable<InputOf<'GET /api/v1/jobs'>['query']>

/** A page of open jobs. */
export function jobsQuery(api: Api, input: JobsInput) {
  return queryOptions({
    queryKey: ['jobs', input],
    queryFn: async () => (await api('GET /api/v1/jobs', { query: input })).result,
    placeholderData: keepPreviousData,
  })
}

/** One job and those like it. */
export function jobQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['job', slug],
    queryFn: async () => (await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result,
  })
}

/** Departments and places with open jobs, most first. */
export function facetsQuery(api: Api, list: JobList) {
  return queryOptions({
    queryKey: ['job-facets', list],
    queryFn: async () => (await api('GET /api/v1/job-facets', { query: { list } })).result,
    staleTime: 5 * 60_000,
  })
}
