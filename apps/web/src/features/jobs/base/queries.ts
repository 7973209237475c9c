import { departmentsInWords } from '@rise/contract/catalogs/departments/words'
import type { InputOf, ReplyOf } from '@rise/contract/contract'
import type { JobList } from '@rise/contract/jobs/kinds'
import type { FilterOfManyValues } from '@rise/contract/jobs/search/kinds'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { keepPrevious, keyOf, queryOf } from '../../../app/base/query.ts'
import type { JobsView } from './jobs-view.ts'

type FilterInput = NonNullable<InputOf<'GET /api/v1/job-counts'>['query']>
export type JobsPageData = ReplyOf<'GET /api/v1/jobs'>['result']
export type JobCounts = ReplyOf<'GET /api/v1/job-counts'>['result']
export type JobInsights = ReplyOf<'GET /api/v1/job-insights'>['result']

/** Returns the API's filter for a view, without order and page. */
export function filterOf(view: JobsView): FilterInput {
  const {
    list,
    seniority,
    employmentType,
    language,
    sort: _sort,
    match: _match,
    elsewhere: _elsewhere,
    page: _page,
    ...rest
  } = view
  return {
    ...rest,
    ...(list && { list: [...list] }),
    ...(seniority && { seniority: [...seniority] }),
    ...(employmentType && { employmentType: [...employmentType] }),
    ...(language && { language: [...language] }),
  }
}

/** The page of a view's open jobs. `page` is passed unchanged from the address: the API refuses an invalid one. */
export function viewQuery(api: Api, { sort, page, ...view }: JobsView) {
  return queryOf(api, 'GET /api/v1/jobs', {
    query: { ...filterOf(view), ...(sort === 'newest' && { sort }), ...(page !== undefined && { page }) },
  })
}

/** The number of jobs that each further filter would leave. */
export function countsQuery(api: Api, view: JobsView) {
  const query = filterOf(view)
  return queryOf(api, 'GET /api/v1/job-counts', { query }, keepPrevious)
}

/**
 * Places or companies that begin with `q`, each with its number of jobs in the view; for an empty `q`, the most
 * frequent.
 */
export function filterValuesQuery(api: Api, view: JobsView, of: FilterOfManyValues, q: string) {
  const query = { ...filterOf(view), of, q }
  return queryOf(api, 'GET /api/v1/job-filter-values', { query }, { staleTime: 60_000 })
}

/** Whether a page shows insights: only the first page of a list does, because they read thousands of jobs. */
export function showsInsights({ page }: JobsView): boolean {
  return page === undefined
}

/** Common facts about the jobs of a view, and related lists. */
export function insightsQuery(api: Api, view: JobsView) {
  const query = filterOf(view)
  return queryOf(api, 'GET /api/v1/job-insights', { query }, { staleTime: 5 * 60_000 })
}

/** The number of jobs of each view, in order; null where it is currently unknown. */
export function totalsQuery(api: Api, views: readonly JobsView[]) {
  const queries = views.map(filterOf)
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/jobs'), 'totals', queries],
    queryFn: () =>
      Promise.all(
        queries.map(async (query) => {
          const reply = await api('GET /api/v1/jobs', { query }).catch(() => undefined)
          return reply ? { jobs: reply.result.total, capped: reply.result.totalCapped } : null
        }),
      ),
  })
}

/** Suggestions for a partly typed query. */
export function suggestionsQuery(api: Api, q: string) {
  return queryOf(api, 'GET /api/v1/job-suggestions', { query: { q } }, { staleTime: 60_000 })
}

const POPULAR_COUNT = 6
type Facets = ReplyOf<'GET /api/v1/job-facets'>['result']

export interface PopularJobs {
  readonly departments: Facets['departments']
  readonly places: Facets['places']
  readonly remoteDepartments: Facets['departments']
}

/**
 * The departments and places with the most open jobs, and the departments with the most remote jobs, for the footer's
 * links and for searches without results.
 */
export function popularQuery(api: Api) {
  const facetsOf = async (list: JobList) => (await api('GET /api/v1/job-facets', { query: { list } })).result
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/job-facets'), 'popular'],
    queryFn: async (): Promise<PopularJobs> => {
      const [all, remote] = await Promise.all([facetsOf('all'), facetsOf('remote')])
      return {
        departments: all.departments.slice(0, POPULAR_COUNT),
        places: all.places.slice(0, POPULAR_COUNT),
        remoteDepartments: remote.departments.slice(0, POPULAR_COUNT),
      }
    },
    staleTime: 5 * 60_000,
    select: withDepartmentNames,
  })
}

/** Departments and places with open jobs, those with the most first. */
export function facetsQuery(api: Api, list: JobList) {
  const facets = queryOf(api, 'GET /api/v1/job-facets', { query: { list } }, { staleTime: 5 * 60_000 })
  return queryOptions({ ...facets, select: withDepartmentNames })
}

/** Puts the names of departments into the reader's language. */
function withDepartmentNames<T extends Partial<PopularJobs>>(facets: T): T {
  const { departments, remoteDepartments } = facets
  return {
    ...facets,
    ...(departments && { departments: departmentsInWords(departments) }),
    ...(remoteDepartments && { remoteDepartments: departmentsInWords(remoteDepartments) }),
  }
}
