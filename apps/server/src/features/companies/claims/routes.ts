import { companyClaimsEndpoints } from '@rise/contract/companies/claims/endpoints'
import { type Call, implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { acceptClaim, joinByClaim, lookAtClaim } from './accept-claim.ts'
import { grantClaim, listClaims, refuseClaim } from './decide-claim.ts'
import { checkProofFile, checkProofRecord } from './look-for-proof.ts'
import { mailClaim } from './mail-claim.ts'
import { mailProof, readProof, redeemProof } from './prove-domain.ts'
import { readClaimWays } from './read-claim-ways.ts'
import { openRequest, requestClaim } from './request-claim.ts'

const who = (call: Call) => ({ member: memberOf(call), client: call.client })

export const companyClaimsRoutes = implement(companyClaimsEndpoints, {
  'GET /api/v1/companies/{slug}/claim': async ({ ctx, principal }, { params }) => {
    const { _id, ...ways } = await readClaimWays(ctx, params.slug, principal)
    return reply({ ...ways, request: await openRequest(ctx, principal, _id) })
  },
  'POST /api/v1/companies/{slug}/claim/mail': async ({ ctx, client }, { params, body }) => {
    await mailClaim(ctx, client, params.slug, body.email)
    return reply({})
  },
  'POST /api/v1/company-claims/look': async ({ ctx }, { body }) => reply(await lookAtClaim(ctx, body.token)),
  'POST /api/v1/company-claims/accept': (call, { body }) => acceptClaim(call.ctx, who(call), body.token),
  'POST /api/v1/company-claims/join': ({ ctx, client }, { body }) => joinByClaim(ctx, client, body),
  'POST /api/v1/companies/{slug}/claim/request': async (call, { params, body }) => {
    await requestClaim(call.ctx, memberOf(call), params.slug, body.reason)
    return reply({})
  },
  'GET /api/v1/companies/{slug}/proof': async (call, { params }) =>
    reply(await readProof(call.ctx, memberOf(call), params.slug)),
  'POST /api/v1/companies/{slug}/proof/mail': async (call, { params, body }) => {
    await mailProof(call.ctx, memberOf(call), params.slug, body.email)
    return reply({})
  },
  'POST /api/v1/companies/{slug}/proof/redeem': async (call, { params, body }) =>
    reply(await redeemProof(call.ctx, memberOf(call), params.slug, body.token)),
  'POST /api/v1/companies/{slug}/proof/file': async (call, { params }) =>
    reply(await checkProofFile(call.ctx, memberOf(call), params.slug)),
  'POST /api/v1/companies/{slug}/proof/record': async (call, { params }) =>
    reply(await checkProofRecord(call.ctx, memberOf(call), params.slug)),
  'GET /api/v1/admin/company-claims': async ({ ctx }, { query }) => reply(await listClaims(ctx, query.page)),
  'POST /api/v1/admin/company-claims/{id}/grant': async (call, { params }) => {
    await grantClaim(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'POST /api/v1/admin/company-claims/{id}/refuse': async (call, { params, body }) => {
    await refuseClaim(call.ctx, memberOf(call), params.id, body.reason)
    return reply({})
  },
})
