import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { sessionErrors as e } from '../../session/errors.ts'
import { firstName, lastName, linkToken, password } from '../../session/fields.ts'
import { signedIn } from '../../session/shapes.ts'
import { emailAddress } from '../../texts.ts'
import { companyLinks } from '../call-limits.ts'
import { companyErrors } from '../errors.ts'
import { companyGates } from '../policy.ts'
import { teamRole } from '../shapes.ts'
import { companyTeamErrors } from './errors.ts'
import { actingAs, invitation, team } from './shapes.ts'

const t = companyTeamErrors
const companyParams = z.object({ slug: z.string().max(120) })
const memberParams = companyParams.extend({ id: z.uuid() })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]

/**
 * Endpoints for a company's team: invitations, roles and leaving. Also for the choice of the actor that a login
 * currently acts for.
 */
export const companyTeamEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/team': {
    summary: 'The company’s team and open invitations',
    tag: 'companies',
    ...companyGates.readTeam,
    params: companyParams,
    reply: success(team),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/team/invitations': {
    summary: 'Invites a person by email; replaces an earlier invitation to the same address',
    tag: 'companies',
    ...companyGates.invite,
    params: companyParams,
    body: z.object({ email: emailAddress, role: teamRole }),
    reply: success(invitation),
    errors: [...refusals, t['in-team-already'], t['team-full'], platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/companies/{slug}/team/invitations/{id}': {
    summary: 'Withdraws an invitation',
    tag: 'companies',
    ...companyGates.changeTeam,
    params: memberParams,
    reply: success(emptyResult),
    errors: [...refusals, t['invitation-not-found']],
  },
  'PATCH /api/v1/companies/{slug}/team/{id}': {
    summary: 'Changes a person’s role in the team, or whether the page shows you',
    tag: 'companies',
    ...companyGates.changeTeam,
    params: memberParams,
    body: z.object({ role: teamRole.optional(), shown: z.boolean().optional() }),
    reply: success(team),
    errors: [...refusals, t['team-member-not-found'], t['last-owner']],
  },
  'DELETE /api/v1/companies/{slug}/team/{id}': {
    summary: 'Removes a person from the team, or leaves it',
    tag: 'companies',
    ...companyGates.changeTeam,
    params: memberParams,
    reply: success(emptyResult),
    errors: [...refusals, t['team-member-not-found'], t['last-owner']],
  },
  'POST /api/v1/company-invitations/look': {
    summary: 'The invitation behind an emailed token, without redeeming it',
    tag: 'companies',
    ...companyGates.previewInvitation,
    limits: [companyLinks],
    body: z.object({ token: linkToken }),
    reply: success(
      z.object({
        companyName: z.string(),
        slug: z.string(),
        email: z.string(),
        role: teamRole,
        hasAccount: z.boolean(),
      }),
    ),
    errors: [e['link-not-valid'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/company-invitations/accept': {
    summary: 'Accepts an invitation to a team, and acts for the company from then on',
    tag: 'companies',
    ...companyGates.acceptInvitation,
    body: z.object({ token: linkToken }),
    raw: true,
    reply: signedIn,
    errors: [gateErrors.forbidden, e['link-not-valid'], t['invitation-for-another']],
  },
  'POST /api/v1/company-invitations/join': {
    summary: 'Joins that team with a new account; the emailed token confirms its address',
    tag: 'companies',
    ...companyGates.joinByInvitation,
    body: z.object({ token: linkToken, firstName, lastName, password }),
    raw: true,
    reply: signedIn,
    errors: [e['link-not-valid'], e['password-too-common'], e['email-taken'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/account/actors': {
    summary: 'The actors that the account can act for, the default first',
    tag: 'session',
    ...companyGates.chooseActor,
    reply: success(z.array(actingAs)),
    errors: [],
  },
  'POST /api/v1/account/actors/{id}/session': {
    summary: 'Switches to another actor: a new session replaces the current one',
    tag: 'session',
    ...companyGates.chooseActor,
    params: z.object({ id: z.uuid() }),
    raw: true,
    reply: signedIn,
    errors: [t['actor-not-found']],
  },
})
