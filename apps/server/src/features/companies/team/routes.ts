import { companyTeamEndpoints } from '@rise/contract/companies/team/endpoints'
import { type Call, implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { actAs, actorsOf } from '../../session/index.ts'
import { acceptInvitation, joinByInvitation, lookAtInvitation } from './accept-invitation.ts'
import { changeTeamMember, removeTeamMember } from './change-team.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { listTeam } from './list-team.ts'

const who = (call: Call) => ({ member: memberOf(call), client: call.client })

export const companyTeamRoutes = implement(companyTeamEndpoints, {
  'GET /api/v1/companies/{slug}/team': async (call, { params }) =>
    reply(await listTeam(call.ctx, memberOf(call), params.slug)),
  'POST /api/v1/companies/{slug}/team/invitations': async (call, { params, body }) =>
    reply(await invite(call.ctx, memberOf(call), params.slug, body)),
  'DELETE /api/v1/companies/{slug}/team/invitations/{id}': async (call, { params }) => {
    await withdrawInvitation(call.ctx, memberOf(call), params.slug, params.id)
    return reply({})
  },
  'PATCH /api/v1/companies/{slug}/team/{id}': async (call, { params, body }) =>
    reply(await changeTeamMember(call.ctx, memberOf(call), params, body)),
  'DELETE /api/v1/companies/{slug}/team/{id}': async (call, { params }) => {
    await removeTeamMember(call.ctx, memberOf(call), params)
    return reply({})
  },
  'POST /api/v1/company-invitations/look': async ({ ctx }, { body }) => reply(await lookAtInvitation(ctx, body.token)),
  'POST /api/v1/company-invitations/accept': (call, { body }) => acceptInvitation(call.ctx, who(call), body.token),
  'POST /api/v1/company-invitations/join': ({ ctx, client }, { body }) => joinByInvitation(ctx, client, body),
  'GET /api/v1/account/actors': async (call) => reply(await actorsOf(call.ctx, memberOf(call))),
  'POST /api/v1/account/actors/{id}/session': (call, { params }) => actAs(call.ctx, who(call), params.id),
})
