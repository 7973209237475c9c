import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { sessionErrors as e } from '../../session/errors.ts'
import { firstName, lastName, linkToken, password } from '../../session/fields.ts'
import { signedIn } from '../../session/shapes.ts'
import { emailAddress } from '../../texts.ts'
import { companyLinks } from '../call-limits.ts'
import { companyErrors } from '../errors.ts'
import { teamRole } from '../shapes.ts'
import { companyTeamErrors } from './errors.ts'
import { actingAs, invitation, team } from './shapes.ts'

const t = companyTeamErrors
const ofCompany = z.object({ slug: z.string().max(120) })
const ofMember = ofCompany.extend({ id: z.uuid() })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]

/** Who acts for a company: invitations, roles, leaving; and for whom of several a login acts just now. */
export const companyTeamEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/team': {
    summary: 'Who acts for the company, and who is invited',
    tag: 'companies',
    access: 'employer',
    params: ofCompany,
    reply: success(team),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/team/invitations': {
    summary: 'Invites somebody by mail; an earlier invitation of the address is replaced',
    tag: 'companies',
    access: 'employer',
    confirmed: true,
    params: ofCompany,
    body: z.object({ email: emailAddress, role: teamRole }),
    reply: success(invitation),
    errors: [...refusals, t['in-team-already'], t['team-full'], platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/companies/{slug}/team/invitations/{id}': {
    summary: 'Withdraws an invitation',
    tag: 'companies',
    access: 'employer',
    params: ofMember,
    reply: success(emptyResult),
    errors: [...refusals, t['invitation-not-found']],
  },
  'PATCH /api/v1/companies/{slug}/team/{id}': {
    summary: 'Changes what somebody is in the team, or whether the page names oneself',
    tag: 'companies',
    access: 'employer',
    params: ofMember,
    body: z.object({ role: teamRole.optional(), shown: z.boolean().optional() }),
    reply: success(team),
    errors: [...refusals, t['team-member-not-found'], t['last-owner']],
  },
  'DELETE /api/v1/companies/{slug}/team/{id}': {
    summary: 'Removes somebody from the team, or leaves it',
    tag: 'companies',
    access: 'employer',
    params: ofMember,
    reply: success(emptyResult),
    errors: [...refusals, t['team-member-not-found'], t['last-owner']],
  },
  'POST /api/v1/company-invitations/look': {
    summary: 'What the token of a mailed invitation is for, without using it up',
    tag: 'companies',
    access: 'guest',
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
    summary: 'Joins the team that one was invited to, and acts for the company from now on',
    tag: 'companies',
    access: 'auth',
    confirmed: true,
    body: z.object({ token: linkToken }),
    reply: signedIn,
    errors: [gateErrors.forbidden, e['link-not-valid'], t['invitation-for-another']],
  },
  'POST /api/v1/company-invitations/join': {
    summary: 'Joins that team with a new account; the mailed token proves its address',
    tag: 'companies',
    access: 'guest',
    body: z.object({ token: linkToken, firstName, lastName, password }),
    reply: signedIn,
    errors: [e['link-not-valid'], e['email-taken'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/account/actors': {
    summary: 'Whom the account may act for, the first one first',
    tag: 'session',
    access: 'auth',
    reply: success(z.array(actingAs)),
    errors: [],
  },
  'POST /api/v1/account/actors/{id}/session': {
    summary: 'Acts for another one from now on: a new session takes the place of this one',
    tag: 'session',
    access: 'auth',
    params: z.object({ id: z.uuid() }),
    reply: signedIn,
    errors: [t['actor-not-found']],
  },
})
