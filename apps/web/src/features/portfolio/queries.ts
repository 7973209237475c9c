import type { QueryClient } from '@tanstack/react-query'
import { invalidate, type ReadKey } from '../../app/base/query.ts'

/** Marks pages and lists that show cases as stale, so that they are refetched when next opened. */
export function invalidateCases(queryClient: QueryClient): void {
  const keys: readonly ReadKey[] = [
    'GET /api/v1/professionals/{slug}/portfolio',
    'GET /api/v1/companies/{slug}/portfolio',
    'GET /api/v1/portfolio-cases/{slug}',
    'GET /api/v1/portfolio',
    'GET /api/v1/companies/{slug}',
  ]
  void invalidate(queryClient, keys, { refetchType: 'none' })
}
