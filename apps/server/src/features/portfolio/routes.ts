import { portfolioEndpoints } from '@rise/contract/portfolio/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { beginCase } from './begin-case.ts'
import { answerCredit } from './credits/answer-credit.ts'
import { listCredits } from './credits/list-credits.ts'
import { deleteCase } from './delete-case.ts'
import { findCase, listCases, listCompanyCases } from './find-case.ts'
import { orderCases } from './order-cases.ts'
import { listOwnCases, ownCase } from './own-cases.ts'
import { publishCase } from './publish-case.ts'
import { saveCase } from './save-case.ts'

export const portfolioRoutes = implement(portfolioEndpoints, {
  'GET /api/v1/professionals/{slug}/portfolio': async ({ ctx, principal }, { params }) =>
    reply(await listCases(ctx, principal, params.slug)),
  'GET /api/v1/companies/{slug}/portfolio': async ({ ctx, principal }, { params }) =>
    reply(await listCompanyCases(ctx, principal, params.slug)),
  'GET /api/v1/portfolio-cases/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findCase(ctx, principal, params.slug)),
  'GET /api/v1/portfolio': async (call) => reply(await listOwnCases(call.ctx, memberOf(call))),
  'POST /api/v1/portfolio': async (call, { body }) => reply(await beginCase(call.ctx, memberOf(call), body.title)),
  'GET /api/v1/portfolio/{slug}': async (call, { params }) =>
    reply(await ownCase(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/portfolio/{slug}': async (call, { params, body }) =>
    reply(await saveCase(call.ctx, memberOf(call), params.slug, body)),
  'DELETE /api/v1/portfolio/{slug}': async (call, { params }) => {
    await deleteCase(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
  'PUT /api/v1/portfolio/{slug}/publication': async (call, { params }) =>
    reply(await publishCase(call.ctx, memberOf(call), params.slug, true)),
  'DELETE /api/v1/portfolio/{slug}/publication': async (call, { params }) =>
    reply(await publishCase(call.ctx, memberOf(call), params.slug, false)),
  'PUT /api/v1/portfolio-order': async (call, { body }) =>
    reply(await orderCases(call.ctx, memberOf(call), body.cases)),
  'GET /api/v1/portfolio-credits': async (call) => reply(await listCredits(call.ctx, memberOf(call))),
  'PUT /api/v1/portfolio-cases/{slug}/credit': async (call, { params }) =>
    reply(await answerCredit(call.ctx, memberOf(call), params.slug, true)),
  'DELETE /api/v1/portfolio-cases/{slug}/credit': async (call, { params }) =>
    reply(await answerCredit(call.ctx, memberOf(call), params.slug, false)),
})
