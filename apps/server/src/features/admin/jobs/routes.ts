import { adminJobsEndpoints } from '@rise/contract/admin/jobs/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { listAdminBoards, setBoardEnabled } from './boards.ts'
import { joinAnother, setRemoved, split } from './change-job.ts'
import { listAdminJobs } from './list-jobs.ts'

export const adminJobsRoutes = implement(adminJobsEndpoints, {
  'GET /api/v1/admin/jobs': async ({ ctx }, { query }) => reply(await listAdminJobs(ctx, query)),
  'PUT /api/v1/admin/jobs/{id}/removal': async (call, { params }) =>
    reply(await setRemoved(call.ctx, memberOf(call), { ...params, removed: true })),
  'DELETE /api/v1/admin/jobs/{id}/removal': async (call, { params }) =>
    reply(await setRemoved(call.ctx, memberOf(call), { ...params, removed: false })),
  'POST /api/v1/admin/jobs/{id}/join': async (call, { params, body }) =>
    reply(await joinAnother(call.ctx, memberOf(call), { ...params, ...body })),
  'POST /api/v1/admin/jobs/{id}/split': async (call, { params }) =>
    reply(await split(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/admin/job-boards': async ({ ctx }, { query }) => reply(await listAdminBoards(ctx, query)),
  'PUT /api/v1/admin/job-boards/{id}/enabled': async (call, { params, body }) =>
    reply(await setBoardEnabled(call.ctx, memberOf(call), { ...params, ...body })),
})
