import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'

export type Order = 'newest' | 'oldest'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** What members said to something, and how many of them. */
    readonly comments: true
  }
}

const meta = { ...perMember.meta, ...shows('comments', 'reactions') }

/** The comments on a subject, a stretch after the other. */
export function commentsQuery(api: Api, id: string, order: Order) {
  return infiniteQueryOptions({
    meta,
    queryKey: ['comments', id, order],
    queryFn: async ({ pageParam }) => {
      const query = { order, ...(pageParam && { before: pageParam }) }
      return (await api('GET /api/v1/discussions/{id}/comments', { params: { id }, query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** The replies to a comment that follow the first ones. */
export function repliesQuery(api: Api, id: string, from: string) {
  return infiniteQueryOptions({
    meta,
    queryKey: ['replies', id, from],
    queryFn: async ({ pageParam }) =>
      (await api('GET /api/v1/comments/{id}/replies', { params: { id }, query: { before: pageParam } })).result,
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
  })
}

/** One comment with the thread that it stands in. */
export function linkedQuery(api: Api, id: string) {
  return queryOptions({
    meta,
    queryKey: ['comment', id],
    queryFn: async () => (await api('GET /api/v1/comments/{id}', { params: { id } })).result,
  })
}

/** Who reacted to a subject, with one reaction or any. */
export function reactionsQuery(api: Api, id: string, reaction: ReactionTitle | undefined) {
  return infiniteQueryOptions({
    meta: { ...perMember.meta, ...shows('reactions') },
    queryKey: ['reactions', id, reaction ?? 'all'],
    queryFn: async ({ pageParam }) => {
      const query = { ...(reaction && { reaction }), ...(pageParam && { before: pageParam }) }
      return (await api('GET /api/v1/reactions/{id}', { params: { id }, query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
