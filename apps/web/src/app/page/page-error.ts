import { data } from 'react-router'
import { ApiError, isRefusal } from '../base/api.ts'

/** The data of an error response for the error page. */
export interface PageErrorData {
  /** The address matches no route, as opposed to a known route whose content does not exist. */
  readonly unmatched?: true
}

/** Returns an error response for the error page with this status. Throw it from a loader. */
export function pageError(status: number, errorData: PageErrorData = {}) {
  return data(errorData, { status })
}

/** Awaits data that a page requires. A refusal becomes the error page for its status; any other API error, a 500. */
export async function orPageError<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof ApiError) throw pageError(isRefusal(error) ? pageStatus(error) : 500)
    throw error
  }
}

/**
 * Returns the address of a list without the parameters that the API rejected, such as a discontinued filter. Undefined
 * if it rejected none, or only the page number, which is never removed.
 */
export function withoutInvalid(error: unknown, path: string, search: string): string | undefined {
  if (!(error instanceof ApiError && error.code === 'invalid-input')) return undefined
  const params = new URLSearchParams(search)
  const invalidNames = [...params.keys()].filter((name) => name !== 'page' && `query.${name}` in error.fields)
  if (invalidNames.length === 0) return undefined
  for (const name of invalidNames) params.delete(name)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Returns the status of the error page: 404 for an address with invalid input (page 0, page "abc"). */
function pageStatus({ status, code }: ApiError): number {
  return code === 'invalid-input' ? 404 : status
}
