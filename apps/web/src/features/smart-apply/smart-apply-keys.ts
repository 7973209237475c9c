import type { ReadKey } from '../../app/base/query.ts'

/** The queries of the member's own pages of smart apply. */
export const smartApplyKeys: readonly ReadKey[] = [
  'GET /api/v1/smart-apply',
  'GET /api/v1/smart-apply/details',
  'GET /api/v1/smart-apply/jobs',
  'GET /api/v1/smart-apply/jobs/{slug}',
  'GET /api/v1/auto-apply',
  'GET /api/v1/auto-apply/preview',
]
