import { queryOf } from '../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { askAgainFor, shows } from '../../app/base/shown.ts'
import { type EventsView, queryOfView } from './events-address.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** Events, and who takes part. */
    readonly events: true
  }
}

type ListQuery = NonNullable<InputOf<'GET /api/v1/events'>['query']>
type FigureQuery = NonNullable<InputOf<'GET /api/v1/event-figures'>['query']>
type AdminQuery = NonNullable<InputOf<'GET /api/v1/admin/events'>['query']>

/** A member's view depends on blocks, reactions and their own place. */
const ofMember = { meta: { ...perMember.meta, ...shows('events', 'reactions', 'comments') } } as const

/** A page of events. `page` and the view are as in the address; the API validates them. */
export function eventsQuery(api: Api, page: string | number = 1, view?: EventsView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/events', { query: { page, ...narrowed } as ListQuery }, { placeholderData: keepPreviousData })
}

/** The numbers of the filters. */
export function eventFiguresQuery(api: Api, view: EventsView) {
  const query = queryOfView(view)
  return queryOf(api, 'GET /api/v1/event-figures', { query: query as FigureQuery }, { placeholderData: keepPreviousData })
}



/** An event for editing. */
export function ownEventQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/events/{slug}/own', { params: { slug } }, { 
// A form must begin with the present version.
refetchOnMount: 'always' })
}











/** Marks pages and lists with events as stale, so that they are refetched when next opened. */
export function forgetEvents(queryClient: QueryClient): void {
  void askAgainFor(queryClient, 'events', { refetchType: 'none' })
}
