import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import { queryOfView, type TrackerView } from './tracker-address.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** The tracker, and people affected. */
    readonly layoffs: true
  }
}

type ListQuery = NonNullable<InputOf<'GET /api/v1/layoffs'>['query']>
type FigureQuery = NonNullable<InputOf<'GET /api/v1/layoff-figures'>['query']>
type AdminQuery = NonNullable<InputOf<'GET /api/v1/admin/layoffs'>['query']>

/** A page of the tracker. `page` and the view are as in the address; the API validates them. */
export function layoffsQuery(api: Api, page: string | number = 1, view?: TrackerView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOptions({
    meta: { ...perMember.meta, ...shows('layoffs', 'connections') },
    queryKey: ['layoffs', String(page), narrowed],
    queryFn: async () => (await api('GET /api/v1/layoffs', { query: { page, ...narrowed } as ListQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** The numbers beside the list, per filter and per month. */
export function layoffFiguresQuery(api: Api, view: TrackerView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOptions({
    meta: shows('layoffs'),
    queryKey: ['layoff-figures', query],
    queryFn: async () => (await api('GET /api/v1/layoff-figures', { query: query as FigureQuery })).result,
    placeholderData: keepPreviousData,
  })
}

export function layoffQuery(api: Api, slug: string) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('layoffs', 'reactions', 'connections') },
    queryKey: ['layoff', slug],
    queryFn: async () => (await api('GET /api/v1/layoffs/{slug}', { params: { slug } })).result,
  })
}

/** People affected, as this viewer may find them. */
export function affectedQuery(api: Api, slug: string) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('layoffs', 'connections') },
    queryKey: ['layoff-people', slug],
    queryFn: async () => (await api('GET /api/v1/layoffs/{slug}/people', { params: { slug } })).result,
  })
}

/** A professional's own choice at a layoff. */
export function ownChoiceQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['layoff-own', slug],
    queryFn: async () => (await api('GET /api/v1/layoffs/{slug}/me', { params: { slug } })).result,
  })
}

/** What the employer's own company offers at a layoff. */
export function ownOfferQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['layoff-offer', slug],
    queryFn: async () => (await api('GET /api/v1/layoffs/{slug}/hiring', { params: { slug } })).result,
  })
}

/** The catalog of industries. */
export function industriesQuery(api: Api) {
  return queryOptions({
    queryKey: ['layoff-industries'],
    queryFn: async () => (await api('GET /api/v1/company-options', {})).result.industries,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Layoffs in one state, for admins. */
export function adminLayoffsQuery(api: Api, query: AdminQuery) {
  return queryOptions({
    meta: shows('layoffs'),
    queryKey: ['admin-layoffs', query],
    queryFn: async () => (await api('GET /api/v1/admin/layoffs', { query })).result,
    placeholderData: keepPreviousData,
  })
}
