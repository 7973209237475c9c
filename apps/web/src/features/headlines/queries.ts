import { queryOf } from '../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** Articles and links of members. */
    readonly headlines: true
  }
}

/** A member's view depends on blocks and reactions, so it is refetched after a reaction. */
const ofMember = { meta: { ...perMember.meta, ...shows('headlines', 'reactions', 'comments') } } as const

/** A page of headlines. `page` and the author's slug are as in the address. */
export function headlinesQuery(api: Api, page: string, author: string | undefined) {
  return queryOf(api, 'GET /api/v1/headlines', { query: { page, ...(author !== undefined && { author }) } }, { placeholderData: keepPreviousData })
}



/** A headline for editing. */
export function ownHeadlineQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/headlines/{slug}/own', { params: { slug } }, { 
// A form must begin with the present version.
refetchOnMount: 'always' })
}

type AdminQuery = NonNullable<InputOf<'GET /api/v1/admin/headlines'>['query']>




