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
  return queryOptions({
    ...ofMember,
    queryKey: ['events', String(page), narrowed],
    queryFn: async () => (await api('GET /api/v1/events', { query: { page, ...narrowed } as ListQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** The numbers of the filters. */
export function eventFiguresQuery(api: Api, view: EventsView) {
  const query = queryOfView(view)
  return queryOptions({
    meta: shows('events'),
    queryKey: ['event-figures', query],
    queryFn: async () => (await api('GET /api/v1/event-figures', { query: query as FigureQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** An event in full. */
export function eventQuery(api: Api, slug: string) {
  return queryOptions({
    ...ofMember,
    queryKey: ['event', slug],
    queryFn: async () => (await api('GET /api/v1/events/{slug}', { params: { slug } })).result,
  })
}

/** An event for editing. */
export function ownEventQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['own-event', slug],
    queryFn: async () => (await api('GET /api/v1/events/{slug}/own', { params: { slug } })).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

/** The viewer's own drafts. */
export function eventDraftsQuery(api: Api) {
  return queryOptions({
    meta: shows('events'),
    queryKey: ['event-drafts'],
    queryFn: async () => (await api('GET /api/v1/event-drafts', {})).result,
    refetchOnMount: 'always',
  })
}

/** What the viewer hosts and takes part in. */
export function ownEventsQuery(api: Api) {
  return queryOptions({
    meta: shows('events'),
    queryKey: ['own-events'],
    queryFn: async () => (await api('GET /api/v1/own-events', {})).result,
  })
}

/** Since when the viewer's calendar has a secret address. */
export function calendarQuery(api: Api) {
  return queryOptions({
    queryKey: ['event-calendar'],
    queryFn: async () => (await api('GET /api/v1/event-calendar', {})).result,
  })
}

/** Participants, for hosts. */
export function participantsQuery(api: Api, slug: string, query: { readonly page: number; readonly q?: string }) {
  return queryOptions({
    meta: shows('events'),
    queryKey: ['event-participants', slug, query],
    queryFn: async () => (await api('GET /api/v1/events/{slug}/participants', { params: { slug }, query })).result,
    placeholderData: keepPreviousData,
  })
}

/** Events in one state, for admins. */
export function adminEventsQuery(api: Api, query: AdminQuery) {
  return queryOptions({
    meta: shows('events'),
    queryKey: ['admin-events', query],
    queryFn: async () => (await api('GET /api/v1/admin/events', { query })).result,
    placeholderData: keepPreviousData,
  })
}

/** Marks pages and lists with events as stale, so that they are refetched when next opened. */
export function forgetEvents(queryClient: QueryClient): void {
  void askAgainFor(queryClient, 'events', { refetchType: 'none' })
}
