import type { ReadKey } from '../../app/base/query.ts'

/** The queries of the admin area to refetch after an admin's action. */
export const adminListKeys: readonly ReadKey[] = [
  'GET /api/v1/admin/overview',
  'GET /api/v1/admin/members',
  'GET /api/v1/admin/members/{id}',
  'GET /api/v1/admin/members/{id}/activity',
  'GET /api/v1/admin/companies',
  'GET /api/v1/admin/companies/{id}',
  'GET /api/v1/admin/company-claims',
  'GET /api/v1/admin/jobs',
  'GET /api/v1/admin/jobs/{id}/facts',
  'GET /api/v1/admin/job-boards',
  'GET /api/v1/admin/plans',
  'GET /api/v1/admin/notifications',
  'GET /api/v1/admin/timeline',
]
