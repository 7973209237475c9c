import { adminJobsEndpoints } from '@rise/contract/admin/jobs/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { listAdminBoards, setBoardEnabled } from './boards.ts'
import { joinAnother, setRemoved, split } from './change-job.ts'
import { setFeatured } from './feature-job.ts'
import { correctFacts, readJobFacts, undoCorrections } from './job-facts.ts'
import { downloadJobs, listAdminJobs } from './list-jobs.ts'

export const adminJobsRoutes = implement(adminJobsEndpoints, {
  'GET /api/v1/admin/jobs': async ({ ctx }, { query }) => reply(await listAdminJobs(ctx, query)),
  'GET /api/v1/admin/jobs-download': async (call, { query }) =>
    reply(await downloadJobs(call.ctx, memberOf(call), query)),
  'PUT /api/v1/admin/jobs/{id}/removal': async (call, { params }) =>
    reply(await setRemoved(call.ctx, memberOf(call), { ...params, removed: true })),
  'DELETE /api/v1/admin/jobs/{id}/removal': async (call, { params }) =>
    reply(await setRemoved(call.ctx, memberOf(call), { ...params, removed: false })),
  'PUT /api/v1/admin/jobs/{id}/feature': async (call, { params, body }) =>
    reply(await setFeatured(call.ctx, memberOf(call), params.id, body.until)),
  'DELETE /api/v1/admin/jobs/{id}/feature': async (call, { params }) =>
    reply(await setFeatured(call.ctx, memberOf(call), params.id, null)),
  'GET /api/v1/admin/jobs/{id}/facts': async ({ ctx }, { params }) => reply(await readJobFacts(ctx.db, params.id)),
  'PUT /api/v1/admin/jobs/{id}/facts': async (call, { params, body }) =>
    reply(await correctFacts(call.ctx, memberOf(call), params.id, body)),
  'DELETE /api/v1/admin/jobs/{id}/facts': async (call, { params }) =>
    reply(await undoCorrections(call.ctx, memberOf(call), params.id)),
  'POST /api/v1/admin/jobs/{id}/join': async (call, { params, body }) =>
    reply(await joinAnother(call.ctx, memberOf(call), { ...params, ...body })),
  'POST /api/v1/admin/jobs/{id}/split': async (call, { params }) =>
    reply(await split(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/admin/job-boards': async ({ ctx }, { query }) => reply(await listAdminBoards(ctx, query)),
  'PUT /api/v1/admin/job-boards/{id}/enabled': async (call, { params, body }) =>
    reply(await setBoardEnabled(call.ctx, memberOf(call), { ...params, ...body })),
})
