import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/** The things that queries of several features show. Each feature declares those that it changes. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Shown {}

/** The `meta` of a query that shows this. */
export function shows(...shown: readonly (keyof Shown)[]) {
  return { shows: shown }
}

/** Refetches everything that shows it: a feature that changes something does not know whose pages show it. */
export function askAgainFor(
  queryClient: QueryClient,
  changed: keyof Shown,
  filters: Pick<InvalidateQueryFilters, 'refetchType'> = {},
): Promise<void> {
  return queryClient.invalidateQueries({
    ...filters,
    predicate: ({ meta }) => Array.isArray(meta?.shows) && meta.shows.includes(changed),
  })
}
