import { companyJobsEndpoints } from '@rise/contract/postings/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { bringBoard, dropBoard } from './bring-board.ts'
import { listCompanyBoards, lookAtCompanyBoard } from './company-boards.ts'
import { listCompanyJobs } from './list-company-jobs.ts'
import { previewWrittenJob } from './preview-written-job.ts'
import { readJobText } from './read-job-text.ts'
import { copyWrittenJob, deleteDraft, readWrittenJob, saveWrittenJob } from './save-written-job.ts'
import { turnWrittenJob, turnWrittenJobs } from './turn-written-job.ts'

export const companyJobsRoutes = implement(companyJobsEndpoints, {
  'GET /api/v1/companies/{slug}/boards': async (call, { params }) =>
    reply(await listCompanyBoards(call.ctx, memberOf(call), params.slug)),
  'POST /api/v1/companies/{slug}/boards/look': async (call, { params, body }) =>
    reply(await lookAtCompanyBoard(call.ctx, memberOf(call), params.slug, body.url)),
  'POST /api/v1/companies/{slug}/boards': async (call, { params, body }) =>
    reply(await bringBoard(call.ctx, memberOf(call), params.slug, body.url)),
  'DELETE /api/v1/companies/{slug}/boards/{id}': async (call, { params }) => {
    await dropBoard(call.ctx, memberOf(call), params.slug, params.id)
    return reply({})
  },
  'GET /api/v1/companies/{slug}/jobs': async (call, { params, query }) =>
    reply(await listCompanyJobs(call.ctx, memberOf(call), params.slug, query)),
  'POST /api/v1/companies/{slug}/job-readings': async (call, { params, body }) =>
    reply(await readJobText(call.ctx, memberOf(call), params.slug, body)),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}': async (call, { params, body }) =>
    reply(await saveWrittenJob(call.ctx, memberOf(call), params.slug, { id: params.id, ...body })),
  'GET /api/v1/companies/{slug}/written-jobs/{id}': async (call, { params }) =>
    reply(await readWrittenJob(call.ctx, memberOf(call), params.slug, params.id)),
  'DELETE /api/v1/companies/{slug}/written-jobs/{id}': async (call, { params }) => {
    await deleteDraft(call.ctx, memberOf(call), params.slug, params.id)
    return reply({})
  },
  'GET /api/v1/companies/{slug}/written-jobs/{id}/preview': async (call, { params }) =>
    reply(await previewWrittenJob(call.ctx, memberOf(call), params.slug, params.id)),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/state': async (call, { params, body }) =>
    reply(await turnWrittenJob(call.ctx, memberOf(call), params.slug, { id: params.id, ...body })),
  'PUT /api/v1/companies/{slug}/written-job-states': async (call, { params, body }) =>
    reply({ changed: await turnWrittenJobs(call.ctx, memberOf(call), params.slug, body) }),
  'POST /api/v1/companies/{slug}/written-jobs/{id}/copies': async (call, { params, body }) =>
    reply(await copyWrittenJob(call.ctx, memberOf(call), params.slug, { id: params.id, copyId: body.id })),
})
