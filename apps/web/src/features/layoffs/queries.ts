import type { ReadKey } from '../../app/base/query.ts'

/** The queries that may change with a layoff or its people affected. */
export const layoffKeys: readonly ReadKey[] = [
  'GET /api/v1/layoffs',
  'GET /api/v1/layoff-figures',
  'GET /api/v1/layoffs/{slug}',
  'GET /api/v1/layoffs/{slug}/people',
  'GET /api/v1/layoffs/{slug}/me',
  'GET /api/v1/layoffs/{slug}/hiring',
  'GET /api/v1/admin/layoffs',
]
