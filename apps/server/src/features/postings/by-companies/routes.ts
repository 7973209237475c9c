import { companyJobsEndpoints } from '@rise/contract/postings/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { bringBoard, dropBoard } from './bring-board.ts'
import { listCompanyBoards, lookAtCompanyBoard } from './company-boards.ts'
import { previewWrittenJob } from './preview-written-job.ts'
import { changeWrittenJob, postWrittenJob, readWrittenJob, switchWrittenJob } from './written-jobs.ts'

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
  'POST /api/v1/companies/{slug}/written-jobs/preview': async (call, { params, body }) =>
    reply(await previewWrittenJob(call.ctx, memberOf(call), params.slug, body.fields)),
  'POST /api/v1/companies/{slug}/written-jobs': async (call, { params, body }) =>
    reply(await postWrittenJob(call.ctx, memberOf(call), params.slug, body)),
  'GET /api/v1/companies/{slug}/written-jobs/{id}': async (call, { params }) =>
    reply(await readWrittenJob(call.ctx, memberOf(call), params.slug, params.id)),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}': async (call, { params, body }) =>
    reply(await changeWrittenJob(call.ctx, memberOf(call), params.slug, { id: params.id, ...body })),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/state': async (call, { params, body }) =>
    reply(await switchWrittenJob(call.ctx, memberOf(call), params.slug, { id: params.id, ...body })),
})
