import type { ReadKey } from '../../../app/base/query.ts'

/** The queries that show comments, or their number. */
export const commentKeys: readonly ReadKey[] = [
  'GET /api/v1/courses/{slug}',
  'GET /api/v1/discussions/{id}/comments',
  'GET /api/v1/comments/{id}',
  'GET /api/v1/comments/{id}/replies',
  'GET /api/v1/events',
  'GET /api/v1/events/{slug}',
  'GET /api/v1/own-events',
  'GET /api/v1/headlines',
  'GET /api/v1/headlines/{slug}',
  'GET /api/v1/polls',
  'GET /api/v1/questions/{slug}/answers',
]

/** The queries that show reactions. */
export const reactionKeys: readonly ReadKey[] = [
  ...commentKeys,
  'GET /api/v1/layoffs/{slug}',
  'GET /api/v1/polls/{id}',
  'GET /api/v1/posts',
  'GET /api/v1/posts/{id}',
  'GET /api/v1/question-highlights',
  'GET /api/v1/questions',
  'GET /api/v1/questions/{slug}',
  'GET /api/v1/reactions/{id}',
]
