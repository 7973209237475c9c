import { adminLayoffsEndpoints } from '@rise/contract/layoffs/admin/endpoints'
import { affectedEndpoints } from '@rise/contract/layoffs/affected/endpoints'
import { layoffsEndpoints } from '@rise/contract/layoffs/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { changeLayoff, turnLayoff } from './admin/change-layoff.ts'
import { importFile } from './admin/import-file.ts'
import { linkCompany } from './admin/link-company.ts'
import { listAdminLayoffs } from './admin/list-admin-layoffs.ts'
import { mergeLayoffs } from './admin/merge-layoffs.ts'
import { chooseAudience, leaveLayoff, ownChoice, sayLanded } from './affected/choose-audience.ts'
import { listAffected } from './affected/list-affected.ts'
import { answerLayoff, deleteAnswer } from './companies/answer-layoff.ts'
import { offerJobs, ownOffer, withdrawOffer } from './companies/offer-jobs.ts'
import { findLayoff } from './find-layoff.ts'
import { countLayoffs } from './list/count-layoffs.ts'
import { listLayoffs } from './list/list-layoffs.ts'
import { sendLayoff } from './send-layoff.ts'

const publicRoutes = implement(layoffsEndpoints, {
  'GET /api/v1/layoffs': async ({ ctx, principal }, { query }) => reply(await listLayoffs(ctx, principal, query)),
  'GET /api/v1/layoff-figures': async ({ ctx }, { query }) => reply(await countLayoffs(ctx, query)),
  'POST /api/v1/layoffs': async ({ ctx, principal }, { body }) => {
    await sendLayoff(ctx, principal, body)
    return reply({})
  },
  'GET /api/v1/layoffs/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findLayoff(ctx, principal, params.slug)),
  'PUT /api/v1/layoffs/{slug}/answer': async (call, { params, body }) => {
    await answerLayoff(call.ctx, memberOf(call), params.slug, body.text)
    return reply({})
  },
  'DELETE /api/v1/layoffs/{slug}/answer': async (call, { params }) => {
    await deleteAnswer(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
  'GET /api/v1/layoffs/{slug}/hiring': async (call, { params }) =>
    reply(await ownOffer(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/layoffs/{slug}/hiring': async (call, { params, body }) => {
    await offerJobs(call.ctx, memberOf(call), params.slug, body)
    return reply({})
  },
  'DELETE /api/v1/layoffs/{slug}/hiring': async (call, { params }) => {
    await withdrawOffer(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
})

const affectedRoutes = implement(affectedEndpoints, {
  'GET /api/v1/layoffs/{slug}/people': async ({ ctx, principal }, { params }) =>
    reply(await listAffected(ctx, principal, params.slug)),
  'GET /api/v1/layoffs/{slug}/me': async (call, { params }) =>
    reply(await ownChoice(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/layoffs/{slug}/me': async (call, { params, body }) =>
    reply(await chooseAudience(call.ctx, memberOf(call), params.slug, body.audience)),
  'DELETE /api/v1/layoffs/{slug}/me': async (call, { params }) => {
    await leaveLayoff(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
  'PUT /api/v1/layoffs/{slug}/me/landed': async (call, { params, body }) =>
    reply(await sayLanded(call.ctx, memberOf(call), params.slug, body.landed)),
})

const adminRoutes = implement(adminLayoffsEndpoints, {
  'GET /api/v1/admin/layoffs': async ({ ctx }, { query }) => reply(await listAdminLayoffs(ctx, query)),
  'PUT /api/v1/admin/layoffs/{id}': async (call, { params, body }) => {
    await changeLayoff(call.ctx, memberOf(call), params.id, body)
    return reply({})
  },
  'PUT /api/v1/admin/layoffs/{id}/state': async (call, { params, body }) => {
    await turnLayoff(call.ctx, memberOf(call), params.id, body.state)
    return reply({})
  },
  'PUT /api/v1/admin/layoffs/{id}/company': async (call, { params, body }) => {
    await linkCompany(call.ctx, memberOf(call), params.id, body.company)
    return reply({})
  },
  'POST /api/v1/admin/layoffs/{id}/merge': async (call, { params, body }) => {
    await mergeLayoffs(call.ctx, memberOf(call), params.id, body.into)
    return reply({})
  },
  'POST /api/v1/admin/layoff-imports': async (call, { body }) =>
    reply(await importFile(call.ctx, memberOf(call), body.file)),
})

export const layoffsRoutes = [...publicRoutes, ...affectedRoutes, ...adminRoutes]
