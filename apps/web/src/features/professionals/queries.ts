import { queryOf } from '../../app/base/query.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { shows } from '../../app/base/shown.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** Professionals' stories. */
    readonly stories: true
  }
}



/** Refetches a story as the viewer sees it. */
export function askAgainForStory(queryClient: QueryClient, slug: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['story', slug] })
}

/** The member's own story, for editing. */
export function ownStoryQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/story', {}, { 
// A form must begin with the present version.
refetchOnMount: 'always' })
}






