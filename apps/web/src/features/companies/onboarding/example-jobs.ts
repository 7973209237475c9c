import type { Api } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'

/** The open jobs of the company whose page is an example for new ones. */
export function exampleJobsQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/jobs', { query: { company: slug } })
}
