import { directoryList } from '@rise/contract/professionals/directory/list'

/**
 * Returns the one address of a page that is requested by another: `/professionals/page/1`, or `?page=2` without a
 * category.
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

/** Whether a list may have a page of this name. */
export function isPageNumber(page: string): boolean {
  return /^[1-9]\d*$/.test(page)
}
