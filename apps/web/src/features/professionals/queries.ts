import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { shows } from '../../app/base/shown.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** Professionals' stories. */
    readonly stories: true
  }
}

/** A professional's story as `viewer` (a member's id, or everyone) sees it. */
export function storyQuery(api: Api, slug: string, viewer: string) {
  return queryOptions({
    meta: shows('stories', 'answers', 'badges', 'headlines'),
    queryKey: ['story', slug, viewer],
    queryFn: async () => (await api('GET /api/v1/professionals/{slug}/story', { params: { slug } })).result,
  })
}

/** Refetches a story as the viewer sees it. */
export function askAgainForStory(queryClient: QueryClient, slug: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['story', slug] })
}

/** The member's own story, for editing. */
export function ownStoryQuery(api: Api) {
  return queryOptions({
    meta: shows('stories'),
    queryKey: ['own-story'],
    queryFn: async () => (await api('GET /api/v1/story', {})).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

/** The member's own story as others see it. */
export function previewQuery(api: Api, as: 'stranger' | 'employer') {
  return queryOptions({
    meta: shows('stories', 'headlines'),
    queryKey: ['own-story', 'preview', as],
    queryFn: async () => (await api('GET /api/v1/story/preview', { query: { as } })).result,
    refetchOnMount: 'always',
  })
}

/** The people who viewed the member's story. `page` is as in the address. */
export function viewersQuery(api: Api, page: string) {
  return queryOptions({
    queryKey: ['viewers', page],
    queryFn: async () => (await api('GET /api/v1/story/viewers', { query: { page } })).result,
    placeholderData: keepPreviousData,
  })
}

/** Whether private browsing is on. */
export function viewPrivacyQuery(api: Api) {
  return queryOptions({
    queryKey: ['view-privacy'],
    queryFn: async () => (await api('GET /api/v1/view-privacy', {})).result,
  })
}
