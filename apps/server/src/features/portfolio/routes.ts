import { portfolioEndpoints } from '@rise/contract/portfolio/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { answerCredit } from './answer-credit.ts'
import { beginCase } from './begin-case.ts'
import { listCredits } from './credits/list-credits.ts'
import { deleteCase } from './delete-case.ts'
import { findCase, listCases, listCompanyCases } from './find-case.ts'
import { orderCases } from './order-cases.ts'
import { listOwnCases, ownCase } from './own-cases.ts'
import { publishCase } from './publish-case.ts'
import { saveCase } from './save-case.ts'

export const portfolioRoutes = implement(portfolioEndpoints, {
  'GET /api/v1/professionals/{slug}/portfolio': ({ ctx, principal, params }) => listCases(ctx, principal, params.slug),
  'GET /api/v1/companies/{slug}/portfolio': ({ ctx, principal, params }) =>
    listCompanyCases(ctx, principal, params.slug),
  'GET /api/v1/portfolio-cases/{slug}': ({ ctx, principal, params }) => findCase(ctx, principal, params.slug),
  'GET /api/v1/portfolio': ({ ctx, member }) => listOwnCases(ctx, member),
  'POST /api/v1/portfolio': ({ ctx, member, body }) => beginCase(ctx, member, body.title),
  'GET /api/v1/portfolio/{slug}': ({ ctx, member, params }) => ownCase(ctx, member, params.slug),
  'PUT /api/v1/portfolio/{slug}': ({ ctx, member, params, body }) => saveCase(ctx, member, params.slug, body),
  'DELETE /api/v1/portfolio/{slug}': ({ ctx, member, params }) => deleteCase(ctx, member, params.slug),
  'PUT /api/v1/portfolio/{slug}/publication': ({ ctx, member, params }) => publishCase(ctx, member, params.slug, true),
  'DELETE /api/v1/portfolio/{slug}/publication': ({ ctx, member, params }) =>
    publishCase(ctx, member, params.slug, false),
  'PUT /api/v1/portfolio-order': ({ ctx, member, body }) => orderCases(ctx, member, body.cases),
  'GET /api/v1/portfolio-credits': ({ ctx, member }) => listCredits(ctx, member),
  'PUT /api/v1/portfolio-cases/{slug}/credit': ({ ctx, member, params }) =>
    answerCredit(ctx, member, params.slug, true),
  'DELETE /api/v1/portfolio-cases/{slug}/credit': ({ ctx, member, params }) =>
    answerCredit(ctx, member, params.slug, false),
})
