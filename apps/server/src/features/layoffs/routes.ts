import { adminLayoffsEndpoints } from '@rise/contract/layoffs/admin/endpoints'
import { affectedEndpoints } from '@rise/contract/layoffs/affected/endpoints'
import { layoffsEndpoints } from '@rise/contract/layoffs/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { changeLayoff, setLayoffState } from './admin/change-layoff.ts'
import { importFile } from './admin/import-file.ts'
import { linkCompany } from './admin/link-company.ts'
import { listAdminLayoffs } from './admin/list-admin-layoffs.ts'
import { mergeLayoffs } from './admin/merge-layoffs.ts'
import { chooseAudience, leaveLayoff, ownChoice, setLanded } from './affected/choose-audience.ts'
import { listAffected } from './affected/list-affected.ts'
import { answerLayoff, deleteAnswer } from './companies/answer-layoff.ts'
import { offerJobs, ownOffer, withdrawOffer } from './companies/offer-jobs.ts'
import { findLayoff } from './find-layoff.ts'
import { countLayoffs } from './list/count-layoffs.ts'
import { listLayoffs } from './list/list-layoffs.ts'
import { sendLayoff } from './send-layoff.ts'

const trackerRoutes = implement(layoffsEndpoints, {
  'GET /api/v1/layoffs': ({ ctx, principal, query }) => listLayoffs(ctx, principal, query),
  'GET /api/v1/layoff-figures': ({ ctx, query }) => countLayoffs(ctx, query),
  'POST /api/v1/layoffs': ({ ctx, principal, body }) => sendLayoff(ctx, principal, body),
  'GET /api/v1/layoffs/{slug}': ({ ctx, principal, params }) => findLayoff(ctx, principal, params.slug),
  'PUT /api/v1/layoffs/{slug}/answer': ({ ctx, member, params, body }) =>
    answerLayoff(ctx, member, params.slug, body.text),
  'DELETE /api/v1/layoffs/{slug}/answer': ({ ctx, member, params }) => deleteAnswer(ctx, member, params.slug),
  'GET /api/v1/layoffs/{slug}/hiring': ({ ctx, member, params }) => ownOffer(ctx, member, params.slug),
  'PUT /api/v1/layoffs/{slug}/hiring': ({ ctx, member, params, body }) => offerJobs(ctx, member, params.slug, body),
  'DELETE /api/v1/layoffs/{slug}/hiring': ({ ctx, member, params }) => withdrawOffer(ctx, member, params.slug),
})

const affectedRoutes = implement(affectedEndpoints, {
  'GET /api/v1/layoffs/{slug}/people': ({ ctx, principal, params }) => listAffected(ctx, principal, params.slug),
  'GET /api/v1/layoffs/{slug}/me': ({ ctx, member, params }) => ownChoice(ctx, member, params.slug),
  'PUT /api/v1/layoffs/{slug}/me': ({ ctx, member, params, body }) =>
    chooseAudience(ctx, member, params.slug, body.audience),
  'DELETE /api/v1/layoffs/{slug}/me': ({ ctx, member, params }) => leaveLayoff(ctx, member, params.slug),
  'PUT /api/v1/layoffs/{slug}/me/landed': ({ ctx, member, params, body }) =>
    setLanded(ctx, member, params.slug, body.landed),
})

const adminRoutes = implement(adminLayoffsEndpoints, {
  'GET /api/v1/admin/layoffs': ({ ctx, query }) => listAdminLayoffs(ctx, query),
  'PUT /api/v1/admin/layoffs/{id}': ({ ctx, member, params, body }) => changeLayoff(ctx, member, params.id, body),
  'PUT /api/v1/admin/layoffs/{id}/state': ({ ctx, member, params, body }) =>
    setLayoffState(ctx, member, params.id, body.state),
  'PUT /api/v1/admin/layoffs/{id}/company': ({ ctx, member, params, body }) =>
    linkCompany(ctx, member, params.id, body.company),
  'POST /api/v1/admin/layoffs/{id}/merge': ({ ctx, member, params, body }) =>
    mergeLayoffs(ctx, member, params.id, body.into),
  'POST /api/v1/admin/layoff-imports': ({ ctx, member, body }) => importFile(ctx, member, body.file),
})

export const layoffsRoutes = [...trackerRoutes, ...affectedRoutes, ...adminRoutes]
