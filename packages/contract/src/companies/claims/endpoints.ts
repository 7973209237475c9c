import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { page, pageNumber } from '../../pagination.ts'
import { sessionErrors as e } from '../../session/errors.ts'
import { firstName, lastName, linkToken, password } from '../../session/fields.ts'
import { signedIn } from '../../session/shapes.ts'
import { emailAddress, tooLong, writtenText } from '../../texts.ts'
import { companyLinks } from '../call-limits.ts'
import { companyErrors } from '../errors.ts'
import { companyGates } from '../policy.ts'
import { companyClaimErrors } from './errors.ts'
import { claimWays, companyClaim, proof } from './shapes.ts'

const c = companyClaimErrors
const companyParams = z.object({ slug: z.string().max(120) })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]

/** Endpoints for claiming an imported page, and for proving a company's domain. */
export const companyClaimsEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/claim': {
    summary: 'Whether and how the page can be claimed',
    tag: 'companies',
    ...companyGates.readClaim,
    viewer: true,
    params: companyParams,
    reply: success(claimWays),
    errors: [companyErrors['company-not-found']],
  },
  'POST /api/v1/companies/{slug}/claim/mail': {
    summary: 'Emails a link to an address at the company’s domain; its recipient can claim the page',
    tag: 'companies',
    ...companyGates.claimByMail,
    limits: [perHour('company-claim-network', 20, { by: 'network' })],
    params: companyParams,
    body: z.object({ email: emailAddress }),
    reply: success(emptyResult),
    errors: [
      companyErrors['company-not-found'],
      c['already-claimed'],
      c['no-own-domain'],
      c['not-of-domain'],
      platformErrors['too-many-requests'],
    ],
  },
  'POST /api/v1/company-claims/look': {
    summary: 'The claim behind an emailed token, without redeeming it',
    tag: 'companies',
    ...companyGates.previewInvitation,
    limits: [companyLinks],
    body: z.object({ token: linkToken }),
    reply: success(z.object({ companyName: z.string(), slug: z.string(), email: z.string(), hasAccount: z.boolean() })),
    errors: [e['link-not-valid'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/company-claims/accept': {
    summary: 'Claims the page with the emailed token, and acts for the company from then on',
    tag: 'companies',
    ...companyGates.acceptInvitation,
    body: z.object({ token: linkToken }),
    raw: true,
    reply: signedIn,
    errors: [gateErrors.forbidden, e['link-not-valid'], c['already-claimed']],
  },
  'POST /api/v1/company-claims/join': {
    summary: 'Claims the page with a new account; the emailed token confirms its address',
    tag: 'companies',
    ...companyGates.joinByInvitation,
    body: z.object({ token: linkToken, firstName, lastName, password }),
    raw: true,
    reply: signedIn,
    errors: [
      e['link-not-valid'],
      e['password-too-common'],
      e['email-taken'],
      c['already-claimed'],
      platformErrors['too-many-requests'],
    ],
  },
  'POST /api/v1/companies/{slug}/claim/request': {
    summary: 'Requests the page from the admins; replaces an earlier request',
    tag: 'companies',
    ...companyGates.requestClaim,
    params: companyParams,
    body: z.object({
      reason: writtenText.pipe(
        z
          .string()
          .min(10, { error: () => t('Tell us in a sentence or two who you are.') })
          .max(1_000, tooLong(1_000)),
      ),
    }),
    reply: success(emptyResult),
    errors: [...refusals, c['already-claimed'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/companies/{slug}/proof': {
    summary: 'The domain that can be verified as the company’s, and how',
    tag: 'companies',
    ...companyGates.readProof,
    params: companyParams,
    reply: success(proof),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/proof/mail': {
    summary: 'Emails a link to an address at the company’s domain; opened by its team, it verifies the domain',
    tag: 'companies',
    ...companyGates.proveDomain,
    params: companyParams,
    body: z.object({ email: emailAddress }),
    reply: success(emptyResult),
    errors: [...refusals, c['no-own-domain'], c['not-of-domain'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/companies/{slug}/proof/redeem': {
    summary: 'Verifies the domain with the emailed token',
    tag: 'companies',
    ...companyGates.proveDomain,
    params: companyParams,
    body: z.object({ token: linkToken }),
    reply: success(proof),
    errors: [...refusals, e['link-not-valid']],
  },
  'POST /api/v1/companies/{slug}/proof/file': {
    summary: 'Verifies the domain by the line in a file on the company’s site',
    tag: 'companies',
    ...companyGates.proveDomain,
    params: companyParams,
    reply: success(proof),
    errors: [...refusals, c['no-own-domain'], c['proof-not-found'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/companies/{slug}/proof/record': {
    summary: 'Verifies the domain by the line in its TXT records',
    tag: 'companies',
    ...companyGates.proveDomain,
    params: companyParams,
    reply: success(proof),
    errors: [...refusals, c['no-own-domain'], c['record-not-found'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/admin/company-claims': {
    summary: 'Open claims of unmanaged pages, oldest first',
    tag: 'admin',
    ...companyGates.decideClaim,
    query: z.object({ page: pageNumber.default(1) }),
    reply: success(page(companyClaim)),
    errors: [],
  },
  'POST /api/v1/admin/company-claims/{id}/grant': {
    summary: 'Grants a claim, and emails the claimant',
    tag: 'admin',
    ...companyGates.decideClaim,
    params: z.object({ id: z.uuid() }),
    reply: success(emptyResult),
    errors: [c['claim-not-found'], c['already-claimed']],
  },
  'POST /api/v1/admin/company-claims/{id}/refuse': {
    summary: 'Declines a claim, with a reason that the email states',
    tag: 'admin',
    ...companyGates.decideClaim,
    params: z.object({ id: z.uuid() }),
    body: z.object({
      reason: writtenText.pipe(
        z
          .string()
          .min(3, { error: () => t('Enter a reason. The member will read it.') })
          .max(1_000, tooLong(1_000)),
      ),
    }),
    reply: success(emptyResult),
    errors: [c['claim-not-found']],
  },
})
