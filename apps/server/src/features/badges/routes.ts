import { badgesEndpoints } from '@rise/contract/badges/endpoints'
import { implement, reply } from '../../platform/http/implement.ts'
import { findBadgesOfCompany, findBadgesOfProfessional } from './find-badges.ts'

export const badgesRoutes = implement(badgesEndpoints, {
  'GET /api/v1/professionals/{slug}/badges': async ({ ctx, principal }, { params }) =>
    reply(await findBadgesOfProfessional(ctx, principal, params.slug)),
  'GET /api/v1/companies/{slug}/badges': async ({ ctx, principal }, { params }) =>
    reply(await findBadgesOfCompany(ctx, principal, params.slug)),
})
