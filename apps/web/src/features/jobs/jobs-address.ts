import type { JobList } from '@rise/contract/jobs'

/** What a list of jobs shows; the address says all of it. */
export interface JobsView {
  readonly list: JobList
  readonly category?: string | undefined
  readonly location?: string | undefined
  readonly keyword?: string | undefined
  readonly page?: number | undefined
}

const lists: ReadonlySet<string> = new Set<JobList>(['all', 'remote', 'hybrid', 'onsite', 'undisclosed'])

function isList(value: string | null | undefined): value is JobList {
  return lists.has(value ?? '')
}

/**
 * The one address of a view, in the route forms of section 2: `/jobs/{list}/{category}/{location}` as far as they
 * reach (remote takes no place), `/jobs/k/{keyword}` for a search; what is left over goes into the query string.
 */
export function jobsHref({ list, category, location, keyword, page = 1 }: JobsView): string {
  const query = new URLSearchParams()
  let path = '/jobs'
  if (keyword) {
    path = `/jobs/k/${encodeURIComponent(keyword.toLowerCase())}`
    if (list !== 'all') query.set('list', list)
    if (category) query.set('category', category)
    if (location) query.set('location', location)
  } else if (list !== 'all' || category) {
    path += `/${list}`
    if (category) path += `/${category}`
    if (category && location && list !== 'remote') path += `/${location}`
    else if (location) query.set('location', location)
  } else if (location) {
    path += '/all'
    query.set('location', location)
  }
  if (page > 1 && path === '/jobs') return `/jobs/page/${page}`
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** What an address of one of the list routes asks for. `page` stays text: the API says whether it is a page. */
export function viewOfAddress(
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
): Omit<JobsView, 'page'> & { page?: string } {
  const { searchParams } = url
  const segment = url.pathname.split('/')[2]
  const list = isList(segment) ? segment : searchParams.get('list')
  const category = params.category ?? searchParams.get('category')
  const location = params.location ?? searchParams.get('location')
  const page = params.number ?? searchParams.get('page')
  return {
    list: isList(list) ? list : 'all',
    ...(category && { category }),
    ...(location && { location }),
    ...(params.keyword && { keyword: params.keyword }),
    ...(page !== null && { page }),
  }
}

/**
 * Where the search form's plain fields lead: forms work without script, so they submit `q`, `list`, `category` and
 * `location` to `/jobs`, which redirects to the view's own address. Undefined when there is nothing to redirect.
 */
export function hrefOfForm({ searchParams }: URL): string | undefined {
  const names = ['q', 'list', 'category', 'location']
  if (!names.some((name) => searchParams.has(name))) return undefined
  const list = searchParams.get('list')
  return jobsHref({
    list: isList(list) ? list : 'all',
    category: searchParams.get('category') || undefined,
    location: searchParams.get('location') || undefined,
    keyword: searchParams.get('q')?.trim().slice(0, 200) || undefined,
  })
}
