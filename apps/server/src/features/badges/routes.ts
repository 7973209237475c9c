import { badgesEndpoints } from '@rise/contract/badges/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { findBadgesOfCompany, findBadgesOfProfessional } from './find-badges.ts'

export const badgesRoutes = implement(badgesEndpoints, {
  'GET /api/v1/professionals/{slug}/badges': ({ ctx, principal, params }) =>
    findBadgesOfProfessional(ctx, principal, params.slug),
  'GET /api/v1/companies/{slug}/badges': ({ ctx, principal, params }) =>
    findBadgesOfCompany(ctx, principal, params.slug),
})
