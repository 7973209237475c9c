import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** Everything here is the member's own, and begins with this key. */
export const SMART_APPLY = 'smart-apply'

/** Whether the member has access. */
export function accessQuery(api: Api) {
  return queryOptions({
    queryKey: [SMART_APPLY, 'access'],
    queryFn: async () => (await api('GET /api/v1/smart-apply', {})).result,
  })
}

/** What the member's forms are filled from. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: [SMART_APPLY, 'details'],
    queryFn: async () => (await api('GET /api/v1/smart-apply/details', {})).result,
  })
}

export function fittingJobsQuery(api: Api, page: number) {
  return queryOptions({
    queryKey: [SMART_APPLY, 'jobs', page],
    queryFn: async () => (await api('GET /api/v1/smart-apply/jobs', { query: { page } })).result,
    placeholderData: keepPreviousData,
  })
}

/** The application to one job as it is ready to send. */
export function readyQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [SMART_APPLY, 'ready', slug],
    queryFn: async () => (await api('GET /api/v1/smart-apply/jobs/{slug}', { params: { slug } })).result,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    retry: false,
  })
}

export function autoQuery(api: Api) {
  return queryOptions({
    queryKey: [SMART_APPLY, 'auto'],
    queryFn: async () => (await api('GET /api/v1/auto-apply', {})).result,
  })
}

/** What the rules would queue now. */
export function previewQuery(api: Api, version: number) {
  return queryOptions({
    queryKey: [SMART_APPLY, 'preview', version],
    queryFn: async () => (await api('GET /api/v1/auto-apply/preview', {})).result,
    placeholderData: keepPreviousData,
  })
}
