import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import type { FeedView } from './feed-address.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** What members posted. */
    readonly posts: true
  }
}

/** Posts of the feed, a stretch after the other. */
export function postsQuery(api: Api, { tab, tag }: FeedView) {
  return infiniteQueryOptions({
    meta: shows('posts', 'polls', 'reactions', 'connections'),
    queryKey: ['posts', tab, tag ?? ''],
    queryFn: async ({ pageParam }) => {
      const query = { tab, ...(tag !== undefined && { tag }), ...(pageParam && { before: pageParam }) }
      return (await api('GET /api/v1/posts', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** A post in full. */
export function postQuery(api: Api, id: string) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('posts', 'polls', 'reactions', 'connections') },
    queryKey: ['post', id],
    queryFn: async () => (await api('GET /api/v1/posts/{id}', { params: { id } })).result,
  })
}
