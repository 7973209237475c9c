import type { Place } from './engine.ts'

/** Returns the address of a step: the same page, with the rest of its query. */
export function stepHref(pathname: string, search: string, place: Place): string {
  const query = new URLSearchParams(search)
  query.set('step', place)
  return `${pathname}?${query}`
}
