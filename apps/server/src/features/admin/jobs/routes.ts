import { adminJobsEndpoints } from '@rise/contract/admin/jobs/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { listAdminBoards, setBoardEnabled } from './boards.ts'
import { joinAnother, setRemoved, split } from './change-job.ts'
import { setFeatured } from './feature-job.ts'
import { correctFacts, readJobFacts, undoCorrections } from './job-facts.ts'
import { downloadJobs, listAdminJobs } from './list-jobs.ts'

export const adminJobsRoutes = implement(adminJobsEndpoints, {
  'GET /api/v1/admin/jobs': ({ ctx, query }) => listAdminJobs(ctx, query),
  'GET /api/v1/admin/jobs-download': ({ ctx, member, query }) => downloadJobs(ctx, member, query),
  'PUT /api/v1/admin/jobs/{id}/removal': ({ ctx, member, params }) =>
    setRemoved(ctx, member, { ...params, removed: true }),
  'DELETE /api/v1/admin/jobs/{id}/removal': ({ ctx, member, params }) =>
    setRemoved(ctx, member, { ...params, removed: false }),
  'PUT /api/v1/admin/jobs/{id}/feature': ({ ctx, member, params, body }) =>
    setFeatured(ctx, member, params.id, body.until),
  'DELETE /api/v1/admin/jobs/{id}/feature': ({ ctx, member, params }) => setFeatured(ctx, member, params.id, null),
  'GET /api/v1/admin/jobs/{id}/facts': ({ ctx, params }) => readJobFacts(ctx.db, params.id),
  'PUT /api/v1/admin/jobs/{id}/facts': ({ ctx, member, params, body }) => correctFacts(ctx, member, params.id, body),
  'DELETE /api/v1/admin/jobs/{id}/facts': ({ ctx, member, params }) => undoCorrections(ctx, member, params.id),
  'POST /api/v1/admin/jobs/{id}/join': ({ ctx, member, params, body }) =>
    joinAnother(ctx, member, { ...params, ...body }),
  'POST /api/v1/admin/jobs/{id}/split': ({ ctx, member, params }) => split(ctx, member, params.id),
  'GET /api/v1/admin/job-boards': ({ ctx, query }) => listAdminBoards(ctx, query),
  'PUT /api/v1/admin/job-boards/{id}/enabled': ({ ctx, member, params, body }) =>
    setBoardEnabled(ctx, member, { ...params, ...body }),
})
