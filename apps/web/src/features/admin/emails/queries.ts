import type { MailState } from '@rise/contract/mailings/kinds'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'

const key = (...parts: unknown[]) => ['admin', 'emails', ...parts]

/** Every email that is sent. */
export function templatesQuery(api: Api) {
  return queryOptions({
    queryKey: key('templates'),
    queryFn: async () => (await api('GET /api/v1/admin/emails/templates', {})).result,
  })
}

/** An email with sample data. */
export function previewQuery(api: Api, name: string) {
  return queryOptions({
    queryKey: key('preview', name),
    queryFn: async () => (await api('GET /api/v1/admin/emails/templates/{name}', { params: { name } })).result,
  })
}

/** What became of the emails of the last 30 days. */
export function figuresQuery(api: Api) {
  return queryOptions({
    queryKey: key('figures'),
    queryFn: async () => (await api('GET /api/v1/admin/emails/figures', {})).result,
  })
}

/** The emails of the last 30 days, newest first. */
export function sentQuery(api: Api, { q, state }: { q: string; state: MailState | undefined }) {
  return infiniteQueryOptions({
    queryKey: key('sent', q, state),
    queryFn: async ({ pageParam }) => {
      const query = { ...(q && { q }), ...(state && { state }), ...(pageParam && { after: pageParam }) }
      return (await api('GET /api/v1/admin/emails/sent', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** Addresses that get no more email. */
export function suppressedQuery(api: Api, q: string) {
  return queryOptions({
    queryKey: key('suppressed', q),
    queryFn: async () => (await api('GET /api/v1/admin/emails/suppressed', { query: { ...(q && { q }) } })).result,
  })
}

/** The sequences. */
export function sequencesQuery(api: Api) {
  return queryOptions({
    queryKey: key('sequences'),
    queryFn: async () => (await api('GET /api/v1/admin/emails/sequences', {})).result,
  })
}

/** A sequence with its steps. */
export function sequenceQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: key('sequence', id),
    queryFn: async () => (await api('GET /api/v1/admin/emails/sequences/{id}', { params: { id } })).result,
  })
}
