import { redirect } from 'react-router'
import { orPageError, pageError, withoutInvalid } from '../page/page-error.ts'

/** The page of a list that an address names by `?page=`. Page 1 is the bare address, so that each page has one. */
export function pageOfSearch(url: string): string {
  const page = new URL(url).searchParams.get('page')
  if (page === '1') throw pageError(404)
  return page ?? '1'
}

/** The page of a list that stands in its path, below the bare address that is page 1. */
export function pageOfPath(number: string | undefined, url: string, bare: string): string {
  if (number === '1' && new URL(url).pathname !== bare) throw pageError(404)
  return number ?? '1'
}

/** Awaits a list as its address narrows it; an address of which something is invalid leads to the one without that. */
export function listOrPageError<T>(asked: Promise<T>, url: string): Promise<T> {
  const { pathname, search } = new URL(url)
  return orPageError(
    asked.catch((error: unknown) => {
      const valid = withoutInvalid(error, pathname, search)
      throw valid === undefined ? error : redirect(valid)
    }),
  )
}
