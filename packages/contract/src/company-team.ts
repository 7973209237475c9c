import { z } from 'zod'
import { companyErrors } from './companies.ts'
import { teamRole } from './company-page.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors, platformErrors } from './errors.ts'
import {
  sessionErrors as e,
  emailAddress,
  emptyResult,
  firstName,
  lastName,
  linkToken,
  password,
  signedIn,
} from './session.ts'

/** Somebody who acts for a company, as the team sees it. */
const teamMember = z.object({
  /** The login's. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: teamRole,
  /** Named on the page. */
  shown: z.boolean(),
  since: z.iso.datetime(),
  /** The one who asks. */
  self: z.boolean(),
})
export type TeamMember = z.output<typeof teamMember>

const invitation = z.object({ _id: z.string(), email: z.string(), role: teamRole, expiresAt: z.iso.datetime() })
export type TeamInvitation = z.output<typeof invitation>

const team = z.object({ role: teamRole, members: z.array(teamMember), invitations: z.array(invitation) })
export type CompanyTeam = z.output<typeof team>

/** Whom a login may act for. */
const actingAs = z.object({
  _id: z.string(),
  kind: z.enum(['professional', 'company']),
  name: z.string(),
  slug: z.string(),
  current: z.boolean(),
})
export type ActingAs = z.output<typeof actingAs>

export const companyTeamErrors = defineErrors({
  'last-owner': { status: 409, message: 'A company needs an owner. Make somebody else an owner first.' },
  'team-member-not-found': { status: 404, message: 'This person is not in the team any more.' },
  'in-team-already': { status: 409, message: 'Whoever has this address is in your team already.' },
  'team-full': { status: 409, message: 'A team has at most 100 people and open invitations together.' },
  'invitation-not-found': { status: 404, message: 'This invitation was accepted or withdrawn already.' },
  'invitation-for-another': {
    status: 403,
    message: 'This invitation is for another address. Log in with the account that has it.',
  },
  'actor-not-found': { status: 404, message: 'You do not act for it any more.' },
})
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
