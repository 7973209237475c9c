import type { InputOf } from '@rise/contract/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** What members ask others to choose from, and how they voted. */
    readonly polls: true
  }
}

/** Polls, the newest first, a stretch after the other. */
export function pollsQuery(api: Api) {
  return infiniteQueryOptions({
    meta: { ...perMember.meta, ...shows('polls', 'reactions', 'comments', 'connections') },
    queryKey: ['polls'],
    queryFn: async ({ pageParam }) =>
      (await api('GET /api/v1/polls', { query: pageParam ? { before: pageParam } : {} })).result,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** A poll in full. */
export function pollQuery(api: Api, id: string) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('polls', 'reactions', 'connections') },
    queryKey: ['poll', id],
    queryFn: async () => (await api('GET /api/v1/polls/{id}', { params: { id } })).result,
  })
}

/** A page of the site's polls in one state. */
export function sitePollsQuery(api: Api, query: NonNullable<InputOf<'GET /api/v1/admin/polls'>['query']>) {
  return queryOptions({
    meta: shows('polls'),
    queryKey: ['site-polls', query],
    queryFn: async () => (await api('GET /api/v1/admin/polls', { query })).result,
    placeholderData: keepPreviousData,
  })
}

/** A poll of the site, before it opens, too. */
export function sitePollQuery(api: Api, id: string) {
  return queryOptions({
    meta: shows('polls'),
    queryKey: ['site-poll', id],
    queryFn: async () => (await api('GET /api/v1/admin/polls/{id}', { params: { id } })).result,
  })
}

/** Who chose an option, a stretch after the other. */
export function votersQuery(api: Api, id: string, option: string) {
  return infiniteQueryOptions({
    meta: shows('polls', 'connections'),
    queryKey: ['poll-voters', id, option],
    queryFn: async ({ pageParam }) => {
      const query = pageParam ? { before: pageParam } : {}
      return (await api('GET /api/v1/polls/{id}/options/{option}/voters', { params: { id, option }, query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
