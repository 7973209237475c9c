import type { ReadKey } from '../../app/base/query.ts'

/** The queries that show headlines: their own pages, and their author's story. */
export const headlineKeys: readonly ReadKey[] = [
  'GET /api/v1/headlines',
  'GET /api/v1/headlines/{slug}',
  'GET /api/v1/headline-drafts',
  'GET /api/v1/admin/headlines',
  'GET /api/v1/professionals/{slug}/story',
  'GET /api/v1/story/preview',
]
