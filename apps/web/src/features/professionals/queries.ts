import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** Pages are rendered for everybody; what one member sees beyond that is asked for once it is known who looks. */
export const EVERYBODY = 'everybody'

/** A professional's story as `viewer` (a member's id, or everybody) sees it. */
export function storyQuery(api: Api, slug: string, viewer: string) {
  return queryOptions({
    queryKey: ['story', slug, viewer],
    queryFn: async () => (await api('GET /api/v1/professionals/{slug}/story', { params: { slug } })).result,
  })
}

/** The published cases of a professional. */
export function portfolioQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['portfolio', slug],
    queryFn: async () => (await api('GET /api/v1/professionals/{slug}/portfolio', { params: { slug } })).result,
  })
}

/** A case as `viewer` (a member's id, or everybody) sees it. */
export function caseQuery(api: Api, slug: string, viewer: string) {
  return queryOptions({
    queryKey: ['portfolio-case', slug, viewer],
    queryFn: async () => (await api('GET /api/v1/portfolio-cases/{slug}', { params: { slug } })).result,
  })
}

/** One's own cases with the drafts. */
export function ownCasesQuery(api: Api) {
  return queryOptions({
    queryKey: ['own-cases'],
    queryFn: async () => (await api('GET /api/v1/portfolio', {})).result,
    refetchOnMount: 'always',
  })
}

/** A case of one's own to edit. */
export function ownCaseQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['own-case', slug],
    queryFn: async () => (await api('GET /api/v1/portfolio/{slug}', { params: { slug } })).result,
    // A form must begin with what is there now.
    refetchOnMount: 'always',
  })
}

/** One's own story to edit. */
export function ownStoryQuery(api: Api) {
  return queryOptions({
    queryKey: ['own-story'],
    queryFn: async () => (await api('GET /api/v1/story', {})).result,
    // A form must begin with what is there now.
    refetchOnMount: 'always',
  })
}

/** One's own story as others see it. */
export function previewQuery(api: Api, as: 'stranger' | 'employer') {
  return queryOptions({
    queryKey: ['own-story', 'preview', as],
    queryFn: async () => (await api('GET /api/v1/story/preview', { query: { as } })).result,
    refetchOnMount: 'always',
  })
}

/** Who looked at one's own story. `page` is as it stands in the address. */
export function viewersQuery(api: Api, page: string) {
  return queryOptions({
    queryKey: ['viewers', page],
    queryFn: async () => (await api('GET /api/v1/story/viewers', { query: { page } })).result,
    placeholderData: keepPreviousData,
  })
}

/** Whether one looks at stories unseen. */
export function viewPrivacyQuery(api: Api) {
  return queryOptions({
    queryKey: ['view-privacy'],
    queryFn: async () => (await api('GET /api/v1/view-privacy', {})).result,
  })
}
