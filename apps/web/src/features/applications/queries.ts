import type { InputOf } from '@rise/contract/contract'
import type { Api } from '../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../app/base/query.ts'

/** What applying to a job takes. */
export function applyFormQuery(api: Api, slug: string) {
  return queryOf(
    api,
    'GET /api/v1/jobs/{slug}/application',
    { params: { slug } },
    { refetchOnMount: 'always', retry: false },
  )
}

/** Names what someone entered for a job and has not sent, among the drafts of this tab. */
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

/** How the company hires: its own stages, and its templates. */
export function hiringSetupQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/hiring-setup', { params: { slug } }, { staleTime: 60_000 })
}

/** One applicant with everything that was sent. */
export function applicantQuery(api: Api, slug: string, id: string) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id } }, { retry: false })
}
