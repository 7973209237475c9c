import type { Place } from './engine.ts'

/** The address of a step: the same page, with what else stands in its query. */
export function stepHref(pathname: string, search: string, place: Place): string {
  const query = new URLSearchParams(search)
  query.set('step', place)
  return `${pathname}?${query}`
}
