import { jobErrors } from '@rise/contract/jobs/errors'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { JobSort } from '@rise/contract/jobs/search/kinds'
import type { Understood } from '@rise/contract/jobs/search/shapes'
import type { Department, JobCard, Place } from '@rise/contract/jobs/shapes'
import { LAST_PAGE, PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import type { Page } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import type { Viewer } from '../connections/index.ts'
import { listFeatured } from './featured/list-featured.ts'
import { presentPlace } from './present.ts'
import { type ListPage, listPage } from './search/list-page.ts'
import { type ReadSearch, readSearch } from './search/read-search.ts'
import type { FoundPlace } from './search/resolve-filter.ts'
import { searchPage } from './search/search-page.ts'

export interface ListJobsInput extends JobFilter {
  readonly sort?: JobSort | undefined
  readonly page: number
}

export interface JobsPage extends Page<JobCard> {
  featured?: JobCard[]
  category: Department | null
  location: (Place & { hasCoordinates: boolean }) | null
  company: { slug: string; companyName: string } | null
  sort: JobSort
  understood: Understood | null
  suggestion: string | null
}

/**
 * Returns a page of open jobs: newest first, or the best matches of a search. Refuses the same input as
 * `resolveFilter`, and a page past the end. A known category, place or company without jobs returns an empty first
 * page.
 */
export async function listJobs(
  ctx: Context,
  { sort, page, ...filter }: ListJobsInput,
  viewer: Viewer = { kind: 'guest' },
): Promise<JobsPage> {
  const searchRequest = await readSearch(ctx, filter, viewer)
  const { category, place, company, selection, understood, suggestion } = searchRequest
  const order = searchRequest.ranked.exact.length > 0 ? (sort ?? 'relevance') : 'newest'
  const isFirst = page === 1 && understood === null
  const featuredJobs = isFirst ? await listFeatured(ctx, selection) : []
  const result = await search(ctx, searchRequest, order, page)
  if (result.items.length === 0 && page > 1) throw new Failure(jobErrors['page-not-found'])
  return {
    items: [...result.items],
    ...(featuredJobs.length > 0 && { featured: [...featuredJobs] }),
    ...numbersOf(result, page),
    category,
    location: place && presentPlaceOfList(place),
    company: company && { slug: company.slug, companyName: company.companyName },
    sort: order,
    understood,
    suggestion,
  }
}

async function search(ctx: Context, read: ReadSearch, sort: JobSort, page: number): Promise<ListPage> {
  const { selection, words, ranked, isSingle, isNothing } = read
  if (isNothing) return { items: [], count: { jobs: 0, exact: true } }
  if (words === undefined) return listPage(ctx, selection, page)
  const pageRange = { sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  return searchPage(ctx, { ...selection, words, ranked }, pageRange, isSingle)
}

/**
 * Returns the numbers for the pager. If the count is a minimum, the total is at least the number of jobs shown so far,
 * and another page follows a full page.
 */
function numbersOf(
  { items, count }: ListPage,
  page: number,
): Pick<JobsPage, 'page' | 'pages' | 'total' | 'totalCapped'> {
  const shownSoFar = items.length === 0 ? 0 : (page - 1) * PAGE_SIZE + items.length
  const total = Math.max(count.jobs, shownSoFar)
  const further = !count.exact && items.length === PAGE_SIZE ? page + 1 : 1
  const pages = Math.min(Math.max(1, further, Math.ceil(total / PAGE_SIZE)), LAST_PAGE)
  return { page, pages, total, totalCapped: !count.exact }
}

function presentPlaceOfList(place: FoundPlace): Place & { hasCoordinates: boolean } {
  return { ...presentPlace(place), hasCoordinates: place.latitude !== null }
}
