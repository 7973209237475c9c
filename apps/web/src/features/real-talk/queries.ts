import type { InputOf } from '@rise/contract/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { EVERYONE, perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import type { RealTalkView } from './real-talk-address.ts'

type ListQuery = NonNullable<InputOf<'GET /api/v1/questions'>['query']>
type AnswersQuery = NonNullable<InputOf<'GET /api/v1/questions/{slug}/answers'>['query']>

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** What members answered. */
    readonly answers: true
  }
}

/** A page of questions. `page` and the view are as they stand in the address; what they may be, the API says. */
export function questionsQuery(api: Api, view: Partial<RealTalkView> = {}, page: string | number = 1) {
  const narrowed = Object.fromEntries(Object.entries(view).filter(([, value]) => value !== ''))
  return queryOptions({
    meta: { ...perMember.meta, ...shows('answers', 'reactions') },
    queryKey: ['questions', String(page), narrowed],
    queryFn: async () => (await api('GET /api/v1/questions', { query: { page, ...narrowed } as ListQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** A question as `viewer` (a member's id, or everyone) sees it. */
export function questionQuery(api: Api, slug: string, viewer: string = EVERYONE) {
  return queryOptions({
    meta: shows('reactions'),
    queryKey: ['question', slug, viewer],
    queryFn: async () => (await api('GET /api/v1/questions/{slug}', { params: { slug } })).result,
  })
}

/** A page of the answers to a question. */
export function answersQuery(api: Api, slug: string, page: string | number = 1) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('answers', 'reactions', 'comments') },
    queryKey: ['answers', slug, String(page)],
    queryFn: async () =>
      (await api('GET /api/v1/questions/{slug}/answers', { params: { slug }, query: { page } as AnswersQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** Questions about a field of work, given by words such as the title of a job. */
export function fieldQuestionsQuery(api: Api, words: string) {
  return queryOptions({
    ...perMember,
    queryKey: ['field-questions', words],
    queryFn: async () => (await api('GET /api/v1/related-questions', { query: { words } })).result,
  })
}

/** Questions that members suggested, the oldest first. */
export function suggestionsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ pageParam }) => {
      const query = pageParam ? { before: pageParam } : {}
      return (await api('GET /api/v1/question-suggestions', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
