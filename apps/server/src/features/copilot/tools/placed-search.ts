import { listJobs } from '../../jobs/index.ts'
import { placesInSearch, readPlaces } from '../places/read-places.ts'
import type { ToolRequest } from './answer.ts'
import { type JobSearch, type SearchResult, searchJobs } from './search-jobs.ts'
import { LONGEST_SEARCH } from './search-words.ts'

interface PlacedSearch {
  readonly filter: JobSearch
  /** The search without its places, for the answer's words. */
  readonly withoutPlaces: JobSearch
  readonly result: SearchResult
}

/**
 * Runs a search with the places that the request names instead of the search's own places. The names are added to the
 * search words and parsed as usual. If none of them is a place with open jobs, nothing is found.
 */
export async function placeSearch(request: ToolRequest, filter: JobSearch): Promise<PlacedSearch> {
  const { ctx, actorId, limits } = request
  if (limits.places.names.length === 0)
    return { filter, withoutPlaces: filter, result: await searchJobs(request, filter) }
  const { keyword, location: _, radius: __, ...others } = filter
  const words = withoutPlaces(keyword ?? '')
  const placedFilter = {
    ...others,
    keyword: `${words} ${placesInSearch(limits.places)}`.trim().slice(0, LONGEST_SEARCH),
  }
  const placeless = { ...others, ...(words !== '' && { keyword: words }) }
  const { understood } = await listJobs(ctx, { ...placedFilter, page: 1 }, { kind: 'member', actorId })
  const isPlace = understood?.readings.some(({ kind }) => kind === 'place' || kind === 'place-too')
  const result = isPlace ? await searchJobs(request, placedFilter, { isBest: words === '' }) : noResults
  return { filter: placedFilter, withoutPlaces: placeless, result }
}

const noResults: SearchResult = { items: [], total: 0, totalCapped: false, avoided: 0, more: null }

/** Returns the words of a search without its places. */
function withoutPlaces(keyword: string): string {
  const { names, rest } = readPlaces(keyword)
  return names.length === 0 ? keyword : rest.replaceAll(/(?:\s|^)(?:in|the|or|and)(?=\s|$)/gi, ' ').trim()
}
