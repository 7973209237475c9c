import type { Layoff } from '@rise/contract/layoffs/shapes'
import type { Api } from '../../../app/base/api.ts'
import type { AppContext } from '../../../app/base/app-context.ts'
import { queryOf } from '../../../app/base/query.ts'

/** The query for jobs in a place. The place is a text from the source, so it is searched for like typed words. */
export function nearbyQuery(api: Api, placeName: string) {
  return queryOf(api, 'GET /api/v1/jobs', { query: { keyword: placeName } })
}

/** Loads the open jobs in the place of a layoff, if its source states one. The page works without them. */
export async function loadJobsNearby({ api, queryClient }: Pick<AppContext, 'api' | 'queryClient'>, { place }: Layoff) {
  if (place !== null) await queryClient.prefetchQuery(nearbyQuery(api, place.name))
}
