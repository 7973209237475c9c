import { directoryList } from '@rise/contract/professionals/directory/list'

/**
 * Returns the canonical address of a page that was requested by another one: `/professionals/page/1`, or `?page=2`
 * without a category.
 */
export function addressOfPage(
  { category, number }: { readonly category?: string | undefined; readonly number?: string | undefined },
  search: string,
): string | undefined {
  const view = directoryList.viewOf(search, category)
  const requestedPage = number ?? new URLSearchParams(search).get('page') ?? ''
  const isElsewhere = requestedPage === '1' || (number === undefined && view.category === '')
  return isPageNumber(requestedPage) && isElsewhere ? directoryList.href(view, Number(requestedPage)) : undefined
}

/** Whether a segment of the path can be the number of a list's page. */
export function isPageNumber(page: string): boolean {
  return /^[1-9]\d*$/.test(page)
}
