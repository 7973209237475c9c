import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import type { AppContext } from '../../../app/base/app-context.ts'
import type { NamedLink } from '../../../app/base/frame-slots.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'

/** The installation's additions to every page. */
export function siteFrameQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/site-frame', {}, { staleTime: 5 * 60_000 })
}

const noLinks: readonly NamedLink[] = []

/** The installation's own links in the footer. */
export function useSiteLinks(): readonly NamedLink[] {
  return useQuery(siteFrameQuery(useApi())).data?.links ?? noLinks
}

export function loadSiteFrame({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(siteFrameQuery(api))
}
