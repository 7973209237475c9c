import { companyJobsEndpoints } from '@rise/contract/postings/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { addCompanyBoard, dropBoard } from './add-company-board.ts'
import { listCompanyBoards, lookAtCompanyBoard } from './company-boards.ts'
import { extendWrittenJob } from './extend-written-job.ts'
import { listCompanyJobs } from './list-company-jobs.ts'
import { previewWrittenJob } from './preview-written-job.ts'
import { readJobText } from './read-job-text.ts'
import { copyWrittenJob, deleteDraft, readWrittenJob, saveWrittenJob } from './save-written-job.ts'
import { turnWrittenJob, turnWrittenJobs } from './turn-written-job.ts'

export const companyJobsRoutes = implement(companyJobsEndpoints, {
  'GET /api/v1/companies/{slug}/boards': ({ ctx, member, params }) => listCompanyBoards(ctx, member, params.slug),
  'POST /api/v1/companies/{slug}/boards/look': ({ ctx, member, params, body }) =>
    lookAtCompanyBoard(ctx, member, params.slug, body.url),
  'POST /api/v1/companies/{slug}/boards': ({ ctx, member, params, body }) =>
    addCompanyBoard(ctx, member, params.slug, body.url),
  'DELETE /api/v1/companies/{slug}/boards/{id}': ({ ctx, member, params }) =>
    dropBoard(ctx, member, params.slug, params.id),
  'GET /api/v1/companies/{slug}/jobs': ({ ctx, member, params, query }) =>
    listCompanyJobs(ctx, member, params.slug, query),
  'POST /api/v1/companies/{slug}/job-readings': ({ ctx, member, params, body }) =>
    readJobText(ctx, member, params.slug, body),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}': ({ ctx, member, params, body }) =>
    saveWrittenJob(ctx, member, params.slug, { id: params.id, ...body }),
  'GET /api/v1/companies/{slug}/written-jobs/{id}': ({ ctx, member, params }) =>
    readWrittenJob(ctx, member, params.slug, params.id),
  'DELETE /api/v1/companies/{slug}/written-jobs/{id}': ({ ctx, member, params }) =>
    deleteDraft(ctx, member, params.slug, params.id),
  'GET /api/v1/companies/{slug}/written-jobs/{id}/preview': ({ ctx, member, params }) =>
    previewWrittenJob(ctx, member, params.slug, params.id),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/state': ({ ctx, member, params, body }) =>
    turnWrittenJob(ctx, member, params.slug, { id: params.id, ...body }),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/extension': ({ ctx, member, params, body }) =>
    extendWrittenJob(ctx, member, params.slug, { id: params.id, endsAt: body.endsAt }),
  'PUT /api/v1/companies/{slug}/written-job-states': async ({ ctx, member, params, body }) => ({
    changed: await turnWrittenJobs(ctx, member, params.slug, body),
  }),
  'POST /api/v1/companies/{slug}/written-jobs/{id}/copies': ({ ctx, member, params, body }) =>
    copyWrittenJob(ctx, member, params.slug, { id: params.id, copyId: body.id }),
})
