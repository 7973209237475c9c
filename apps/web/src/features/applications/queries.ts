import type { InputOf } from '@rise/contract/contract'
import type { Api } from '../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../app/base/query.ts'

/** The data needed to apply to a job. */
export function applyFormQuery(api: Api, slug: string) {
  return queryOf(
    api,
    'GET /api/v1/jobs/{slug}/application',
    { params: { slug } },
    { refetchOnMount: 'always', retry: false },
  )
}

/** The name of the tab's draft of an unsent application to a job. */
export const applyDraftName = (slug: string): string => `apply:${slug}`

type ListQuery = NonNullable<InputOf<'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants'>['query']>

/** The applicants of a job. */
export function applicantsQuery(api: Api, { slug, id }: { slug: string; id: string }, query: ListQuery) {
  return queryOf(
    api,
    'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants',
    { params: { slug, id }, query },
    keepPrevious,
  )
}

/** The company's hiring setup: its own stages, and its templates. */
export function hiringSetupQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/hiring-setup', { params: { slug } }, { staleTime: 60_000 })
}

/** One applicant with the complete application. */
export function applicantQuery(api: Api, slug: string, id: string) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id } }, { retry: false })
}
