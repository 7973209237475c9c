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
  return queryOptions({
    ...ofMember,
    queryKey: ['headlines', page, author ?? ''],
    queryFn: async () =>
      (await api('GET /api/v1/headlines', { query: { page, ...(author !== undefined && { author }) } })).result,
    placeholderData: keepPreviousData,
  })
}

/** A headline in full. */
export function headlineQuery(api: Api, slug: string) {
  return queryOptions({
    ...ofMember,
    queryKey: ['headline', slug],
    queryFn: async () => (await api('GET /api/v1/headlines/{slug}', { params: { slug } })).result,
  })
}

/** A headline for editing. */
export function ownHeadlineQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['own-headline', slug],
    queryFn: async () => (await api('GET /api/v1/headlines/{slug}/own', { params: { slug } })).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

type AdminQuery = NonNullable<InputOf<'GET /api/v1/admin/headlines'>['query']>

/** Headlines in one state, for admins. */
export function adminHeadlinesQuery(api: Api, query: AdminQuery) {
  return queryOptions({
    meta: shows('headlines'),
    queryKey: ['admin-headlines', query],
    queryFn: async () => (await api('GET /api/v1/admin/headlines', { query })).result,
    placeholderData: keepPreviousData,
  })
}

/** The viewer's own drafts. */
export function draftsQuery(api: Api) {
  return queryOptions({
    meta: shows('headlines'),
    queryKey: ['headline-drafts'],
    queryFn: async () => (await api('GET /api/v1/headline-drafts', {})).result,
    refetchOnMount: 'always',
  })
}
