import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../base/app-context.ts'
import type { ReadKey } from '../base/query.ts'
import { orPageError, pageError, withoutInvalid } from '../page/page-error.ts'
import { type ApiList, figuresQuery, itemsQuery } from './list-queries.ts'

/**
 * If more filters than this are set, the server renders the page without the figures, because each filter is counted
 * separately. The browser then loads them.
 */
const COUNTED_AT_ONCE = 2

/**
 * Loads a page of a list, and the figures next to its filters. In the browser, the page appears without waiting for the
 * figures, unless it `needsFigures`.
 */
export async function loadList<Items extends ReadKey, Figures extends ReadKey, Name extends string>(
  list: ApiList<Items, Figures, Name>,
  { params: { number }, request: { url }, context }: LoaderFunctionArgs,
  { needsFigures = false } = {},
): Promise<null> {
  const { api, queryClient } = appOf(context)
  const page = list.pagesIn === 'path' ? pageOfPath(number, url, list.path) : pageOfSearch(url)
  const view = list.viewOf(new URL(url).search)
  const isInBrowser = typeof document !== 'undefined'
  const isCounted = isInBrowser || needsFigures || list.chosenIn(view).length <= COUNTED_AT_ONCE
  const figures = isCounted ? queryClient.prefetchQuery(figuresQuery(api, list, view)) : undefined
  await Promise.all([
    listOrPageError(queryClient.ensureQueryData(itemsQuery(api, list, view, page)), url),
    isInBrowser && !needsFigures ? undefined : figures,
  ])
  return null
}

/**
 * Returns the page of a list that an address names by `?page=`. Each page has one address: `?page=1` redirects to the
 * address without it, and a number in another form is a 404.
 */
export function pageOfSearch(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const page = searchParams.get('page')
  if (page === '1') throw redirect(withoutPage(pathname, searchParams), 301)
  return validPageNumber(page ?? '1')
}

/**
 * Returns the page of a list that its path names (`/companies/page/2`). Page 1 redirects to the `bare` address, and
 * `?page=2` to its path.
 */
export function pageOfPath(number: string | undefined, url: string, bare: string): string {
  const { pathname, searchParams } = new URL(url)
  const queryPage = searchParams.get('page')
  if (queryPage !== null)
    throw redirect(withoutPage(number ? pathname : pathOfPage(bare, queryPage), searchParams), 301)
  if (number === '1') throw redirect(withoutPage(bare, searchParams), 301)
  return validPageNumber(number ?? '1')
}

function pathOfPage(bare: string, page: string): string {
  return page === '' || page === '1' ? bare : `${bare}/page/${encodeURIComponent(page)}`
}

function withoutPage(path: string, params: URLSearchParams): string {
  const otherParams = new URLSearchParams([...params].filter(([name]) => name !== 'page'))
  return otherParams.size > 0 ? `${path}?${otherParams}` : path
}

function validPageNumber(page: string): string {
  if (!/^[1-9]\d*$/.test(page)) throw pageError(404)
  return page
}

/** Awaits the list of an address. If the API rejects some of its filters, redirects to the address without them. */
export function listOrPageError<T>(promise: Promise<T>, url: string): Promise<T> {
  const { pathname, search } = new URL(url)
  return orPageError(
    promise.catch((error: unknown) => {
      const validAddress = withoutInvalid(error, pathname, search)
      throw validAddress === undefined ? error : redirect(validAddress)
    }),
  )
}
