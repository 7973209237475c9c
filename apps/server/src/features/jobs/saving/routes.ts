import { jobSavingEndpoints } from '@rise/contract/jobs/saving/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import {
  clearSeenJobs,
  hideCompany,
  hideJob,
  markJobSeen,
  saveJob,
  showCompanyAgain,
  showJobAgain,
  unsaveJob,
  writeNote,
} from './keep-jobs.ts'
import { listFollowedNews } from './list-followed-news.ts'
import { listHidden, listSaved, listSeen, readMarks } from './list-kept-jobs.ts'

export const jobSavingRoutes = implement(jobSavingEndpoints, {
  'GET /api/v1/job-marks': ({ ctx, member }) => readMarks(ctx, member),
  'GET /api/v1/followed-news': ({ ctx, member }) => listFollowedNews(ctx, member),
  'GET /api/v1/saved-jobs': ({ ctx, member, query }) => listSaved(ctx, member, query.before),
  'PUT /api/v1/saved-jobs/{id}': ({ ctx, member, params }) => saveJob(ctx, member, params.id),
  'DELETE /api/v1/saved-jobs/{id}': ({ ctx, member, params }) => unsaveJob(ctx, member, params.id),
  'PUT /api/v1/saved-jobs/{id}/note': ({ ctx, member, params, body }) =>
    writeNote(ctx, member, { id: params.id, ...body }),
  'GET /api/v1/hidden-jobs': ({ ctx, member }) => listHidden(ctx, member),
  'PUT /api/v1/hidden-jobs/{id}': ({ ctx, member, params }) => hideJob(ctx, member, params.id),
  'DELETE /api/v1/hidden-jobs/{id}': ({ ctx, member, params }) => showJobAgain(ctx, member, params.id),
  'PUT /api/v1/hidden-companies/{id}': ({ ctx, member, params }) => hideCompany(ctx, member, params.id),
  'DELETE /api/v1/hidden-companies/{id}': ({ ctx, member, params }) => showCompanyAgain(ctx, member, params.id),
  'GET /api/v1/seen-jobs': ({ ctx, member }) => listSeen(ctx, member),
  'PUT /api/v1/seen-jobs/{id}': ({ ctx, member, params }) => markJobSeen(ctx, member, params.id),
  'DELETE /api/v1/seen-jobs': ({ ctx, member }) => clearSeenJobs(ctx, member),
})
