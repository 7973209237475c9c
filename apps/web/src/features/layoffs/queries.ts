import type { ReadKey } from '../../app/base/query.ts'

/** What changes to a layoff, or to the people affected, may change. */
export const layoffKeys: readonly ReadKey[] = [
  'GET /api/v1/layoffs',
  'GET /api/v1/layoff-figures',
  'GET /api/v1/layoffs/{slug}',
  'GET /api/v1/layoffs/{slug}/people',
  'GET /api/v1/layoffs/{slug}/me',
  'GET /api/v1/layoffs/{slug}/hiring',
  'GET /api/v1/admin/layoffs',
]
