import { companyClaimsEndpoints } from '@rise/contract/companies/claims/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { acceptClaim, joinByClaim, readClaim } from './accept-claim.ts'
import { grantClaim, listClaims, refuseClaim } from './decide-claim.ts'
import { checkProofFile, checkProofRecord } from './look-for-proof.ts'
import { mailClaim } from './mail-claim.ts'
import { mailProof, readProof, redeemProof } from './prove-domain.ts'
import { readClaimMethods } from './read-claim-methods.ts'
import { openRequest, requestClaim } from './request-claim.ts'

export const companyClaimsRoutes = implement(companyClaimsEndpoints, {
  'GET /api/v1/companies/{slug}/claim': async ({ ctx, principal, params }) => {
    const { _id, ...ways } = await readClaimMethods(ctx, params.slug, principal)
    return { ...ways, request: await openRequest(ctx, principal, _id) }
  },
  'POST /api/v1/companies/{slug}/claim/mail': ({ ctx, client, params, body }) =>
    mailClaim(ctx, client, params.slug, body.email),
  'POST /api/v1/company-claims/look': ({ ctx, body }) => readClaim(ctx, body.token),
  'POST /api/v1/company-claims/accept': ({ ctx, client, member, body }) =>
    acceptClaim(ctx, { member, client }, body.token),
  'POST /api/v1/company-claims/join': ({ ctx, client, body }) => joinByClaim(ctx, client, body),
  'POST /api/v1/companies/{slug}/claim/request': ({ ctx, member, params, body }) =>
    requestClaim(ctx, member, params.slug, body.reason),
  'GET /api/v1/companies/{slug}/proof': ({ ctx, member, params }) => readProof(ctx, member, params.slug),
  'POST /api/v1/companies/{slug}/proof/mail': ({ ctx, member, params, body }) =>
    mailProof(ctx, member, params.slug, body.email),
  'POST /api/v1/companies/{slug}/proof/redeem': ({ ctx, member, params, body }) =>
    redeemProof(ctx, member, params.slug, body.token),
  'POST /api/v1/companies/{slug}/proof/file': ({ ctx, member, params }) => checkProofFile(ctx, member, params.slug),
  'POST /api/v1/companies/{slug}/proof/record': ({ ctx, member, params }) => checkProofRecord(ctx, member, params.slug),
  'GET /api/v1/admin/company-claims': ({ ctx, query }) => listClaims(ctx, query.page),
  'POST /api/v1/admin/company-claims/{id}/grant': ({ ctx, member, params }) => grantClaim(ctx, member, params.id),
  'POST /api/v1/admin/company-claims/{id}/refuse': ({ ctx, member, params, body }) =>
    refuseClaim(ctx, member, params.id, body.reason),
})
