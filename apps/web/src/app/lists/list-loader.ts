import { redirect } from 'react-router'
import { orPageError, pageError, withoutInvalid } from '../page/page-error.ts'

/**
 * Returns the page of a list that an address names by `?page=`. Page 1 is the bare address, so that each page has one
 * address.
 */
export function pageOfSearch(url: string): string {
  const page = new URL(url).searchParams.get('page')
  if (page === '1') throw pageError(404)
  return page ?? '1'
}

/** Returns the page of a list that its path names, below the bare address of page 1. */
export function pageOfPath(number: string | undefined, url: string, bare: string): string {
  if (number === '1' && new URL(url).pathname !== bare) throw pageError(404)
  return number ?? '1'
}

/** Awaits a list as its address filters it; an address with invalid values redirects to the one without them. */
export function listOrPageError<T>(asked: Promise<T>, url: string): Promise<T> {
  const { pathname, search } = new URL(url)
  return orPageError(
    asked.catch((error: unknown) => {
      const valid = withoutInvalid(error, pathname, search)
      throw valid === undefined ? error : redirect(valid)
    }),
  )
}
