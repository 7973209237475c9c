import { t } from '@rise/texts'
import { z } from 'zod'
import { companyErrors } from '../companies/errors.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { storyErrors } from '../professionals/story/errors.ts'
import { portfolioErrors } from './errors.ts'
import { caseChange, caseTitle } from './fields.ts'
import { MOST_CASES } from './limits.ts'
import { caseGates } from './policy.ts'
import { caseCard, creditedCase, ownCase, ownCaseCard, portfolioCase } from './shapes.ts'

const slug = z.string().trim().toLowerCase().max(120)
const params = z.object({ slug })

const e = portfolioErrors

export const portfolioEndpoints = defineEndpoints({
  'GET /api/v1/professionals/{slug}/portfolio': {
    summary: 'The published cases of a professional, in their chosen order',
    tag: 'portfolio',
    ...caseGates.list,
    params,
    reply: success(z.array(caseCard)),
    errors: [storyErrors['story-not-found']],
  },
  'GET /api/v1/companies/{slug}/portfolio': {
    summary: 'The published cases of a company, in the order that its team chose',
    tag: 'portfolio',
    ...caseGates.list,
    params,
    reply: success(z.array(caseCard)),
    errors: [companyErrors['company-not-found']],
  },
  'GET /api/v1/portfolio-cases/{slug}': {
    summary: 'A case at its current or a former address; only its owner, or the company’s team, sees a draft',
    tag: 'portfolio',
    ...caseGates.read,
    viewer: true,
    params,
    reply: success(portfolioCase),
    errors: [e['case-not-found']],
  },
  'GET /api/v1/portfolio': {
    summary: 'Your cases, or those of the company that you act for, including drafts',
    tag: 'portfolio',
    ...caseGates.listOwn,
    reply: success(z.array(ownCaseCard)),
    errors: [gateErrors.forbidden],
  },
  'POST /api/v1/portfolio': {
    summary: 'Creates a draft of a case; its address is derived from the title',
    tag: 'portfolio',
    ...caseGates.create,
    body: z.object({ title: caseTitle }),
    reply: success(ownCase),
    errors: [gateErrors.forbidden, e['too-many-cases']],
  },
  'GET /api/v1/portfolio/{slug}': {
    summary: 'Your case for editing',
    tag: 'portfolio',
    ...caseGates.edit,
    params,
    reply: success(ownCase),
    errors: [gateErrors.forbidden, e['case-not-found']],
  },
  'PUT /api/v1/portfolio/{slug}': {
    summary: 'Saves a case; rejects changes to an outdated version',
    tag: 'portfolio',
    ...caseGates.edit,
    params,
    body: caseChange,
    reply: success(ownCase),
    errors: [
      gateErrors.forbidden,
      e['case-not-found'],
      e['case-changed'],
      e['case-address-taken'],
      e['case-empty'],
      e['too-many-pictures'],
      e['credit-unknown'],
      platformErrors['too-many-requests'],
      e['department-not-yours'],
      pictureErrors['picture-not-found'],
      pictureErrors['picture-not-for-this'],
    ],
  },
  'DELETE /api/v1/portfolio/{slug}': {
    summary: 'Deletes a case for good',
    tag: 'portfolio',
    ...caseGates.delete,
    params,
    reply: success(z.object({})),
    errors: [gateErrors.forbidden, e['case-not-found']],
  },
  'PUT /api/v1/portfolio/{slug}/publication': {
    summary: 'Publishes a case for everyone to read',
    tag: 'portfolio',
    ...caseGates.publish,
    params,
    reply: success(ownCase),
    errors: [gateErrors.forbidden, e['case-not-found'], e['case-empty'], platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/portfolio/{slug}/publication': {
    summary: 'Turns a case back into a draft',
    tag: 'portfolio',
    ...caseGates.withdraw,
    params,
    reply: success(ownCase),
    errors: [gateErrors.forbidden, e['case-not-found']],
  },
  'PUT /api/v1/portfolio-order': {
    summary: 'Reorders your cases: send all of them, each once',
    tag: 'portfolio',
    ...caseGates.order,
    body: z.object({
      cases: z.array(z.uuid()).max(MOST_CASES, { error: () => t('At most {most}.', { most: MOST_CASES }) }),
    }),
    reply: success(z.array(ownCaseCard)),
    errors: [gateErrors.forbidden, e['case-order-changed']],
  },
  'GET /api/v1/portfolio-credits': {
    summary: 'Published cases of others that name you or ask to, newest first, at most 100',
    tag: 'portfolio',
    ...caseGates.listCredits,
    reply: success(z.array(creditedCase)),
    errors: [],
  },
  'PUT /api/v1/portfolio-cases/{slug}/credit': {
    summary: 'Agrees to be named in a case whose owner asked you',
    tag: 'portfolio',
    ...caseGates.agreeToCredit,
    params,
    reply: success(portfolioCase),
    errors: [e['case-not-found'], e['credit-not-asked']],
  },
  'DELETE /api/v1/portfolio-cases/{slug}/credit': {
    summary: 'Declines to be named in a case, or removes your name from it at once',
    tag: 'portfolio',
    ...caseGates.declineCredit,
    params,
    reply: success(portfolioCase),
    errors: [e['case-not-found'], e['credit-not-asked']],
  },
})
