import type { InputOf } from '@rise/contract/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { invalidate, keepPrevious, queryOf, type ReadKey } from '../../app/base/query.ts'
import { type EventsView, queryOfView } from './events-address.ts'

/** What shows events and their participants. */
export const eventKeys: readonly ReadKey[] = [
  'GET /api/v1/events',
  'GET /api/v1/event-figures',
  'GET /api/v1/events/{slug}',
  'GET /api/v1/events/{slug}/participants',
  'GET /api/v1/event-drafts',
  'GET /api/v1/own-events',
  'GET /api/v1/admin/events',
]

type ListQuery = NonNullable<InputOf<'GET /api/v1/events'>['query']>
type FigureQuery = NonNullable<InputOf<'GET /api/v1/event-figures'>['query']>

/** A page of events. `page` and the view are as in the address; the API validates them. */
export function eventsQuery(api: Api, page: string | number = 1, view?: EventsView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/events', { query: { page, ...narrowed } as ListQuery }, keepPrevious)
}

/** The numbers of the filters. */
export function eventFiguresQuery(api: Api, view: EventsView) {
  const query = queryOfView(view)
  return queryOf(api, 'GET /api/v1/event-figures', { query: query as FigureQuery }, keepPrevious)
}

/** Marks pages and lists with events as stale, so that they are refetched when next opened. */
export function forgetEvents(queryClient: QueryClient): void {
  void invalidate(queryClient, eventKeys, { refetchType: 'none' })
}
