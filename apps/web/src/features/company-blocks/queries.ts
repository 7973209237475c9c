import { queryOf } from '../../app/base/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'



/** The draft of the page, for its team. */
export function draftQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/companies/{slug}/block-draft', { params: { slug } }, { refetchOnMount: 'always' })
}








