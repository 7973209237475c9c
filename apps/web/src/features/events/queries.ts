import type { QueryClient } from '@tanstack/react-query'
import { invalidate, type ReadKey } from '../../app/base/query.ts'

/** The queries that show events and their participants. */
export const eventKeys: readonly ReadKey[] = [
  'GET /api/v1/events',
  'GET /api/v1/event-figures',
  'GET /api/v1/events/{slug}',
  'GET /api/v1/events/{slug}/participants',
  'GET /api/v1/event-drafts',
  'GET /api/v1/own-events',
  'GET /api/v1/admin/events',
]

/** Marks pages and lists with events as stale, so that they are refetched when next opened. */
export function invalidateEvents(queryClient: QueryClient): void {
  void invalidate(queryClient, eventKeys, { refetchType: 'none' })
}
