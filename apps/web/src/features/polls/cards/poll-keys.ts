import type { ReadKey } from '../../../app/base/query.ts'

/** The queries that show polls, including those for posts, because a post may contain a poll. */
export const pollKeys: readonly ReadKey[] = [
  'GET /api/v1/polls',
  'GET /api/v1/polls/{id}',
  'GET /api/v1/polls/{id}/options/{option}/voters',
  'GET /api/v1/posts',
  'GET /api/v1/posts/{id}',
  'GET /api/v1/admin/polls',
  'GET /api/v1/admin/polls/{id}',
]
