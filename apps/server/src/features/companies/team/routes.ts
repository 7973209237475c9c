import { companyTeamEndpoints } from '@rise/contract/companies/team/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { actAs, actorsOf } from '../../session/index.ts'
import { acceptInvitation, joinByInvitation, readInvitation } from './accept-invitation.ts'
import { changeTeamMember, removeTeamMember } from './change-team.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { listTeam } from './list-team.ts'

export const companyTeamRoutes = implement(companyTeamEndpoints, {
  'GET /api/v1/companies/{slug}/team': ({ ctx, member, params }) => listTeam(ctx, member, params.slug),
  'POST /api/v1/companies/{slug}/team/invitations': ({ ctx, member, params, body }) =>
    invite(ctx, member, params.slug, body),
  'DELETE /api/v1/companies/{slug}/team/invitations/{id}': ({ ctx, member, params }) =>
    withdrawInvitation(ctx, member, params.slug, params.id),
  'PATCH /api/v1/companies/{slug}/team/{id}': ({ ctx, member, params, body }) =>
    changeTeamMember(ctx, member, params, body),
  'DELETE /api/v1/companies/{slug}/team/{id}': ({ ctx, member, params }) => removeTeamMember(ctx, member, params),
  'POST /api/v1/company-invitations/look': ({ ctx, body }) => readInvitation(ctx, body.token),
  'POST /api/v1/company-invitations/accept': ({ ctx, client, member, body }) =>
    acceptInvitation(ctx, { member, client }, body.token),
  'POST /api/v1/company-invitations/join': ({ ctx, client, body }) => joinByInvitation(ctx, client, body),
  'GET /api/v1/account/actors': ({ ctx, member }) => actorsOf(ctx, member),
  'POST /api/v1/account/actors/{id}/session': ({ ctx, client, member, params }) =>
    actAs(ctx, { member, client }, params.id),
})
