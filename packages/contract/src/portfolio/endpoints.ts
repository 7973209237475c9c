import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { storyErrors } from '../professionals/story/errors.ts'
import { portfolioErrors } from './errors.ts'
import { caseChange, caseTitle } from './fields.ts'
import { MOST_CASES } from './limits.ts'
import { caseCard, ownCase, ownCaseCard, portfolioCase } from './shapes.ts'

const slug = z.string().trim().toLowerCase().max(120)
const params = z.object({ slug })

const e = portfolioErrors

export const portfolioEndpoints = defineEndpoints({
  'GET /api/v1/professionals/{slug}/portfolio': {
    summary: 'The published cases of a professional, in their chosen order',
    tag: 'portfolio',
    access: 'guest',
    params,
    reply: success(z.array(caseCard)),
    errors: [storyErrors['story-not-found']],
  },
  'GET /api/v1/portfolio-cases/{slug}': {
    summary: 'A case at its current or a former address; only its owner sees a draft',
    tag: 'portfolio',
    access: 'guest',
    params,
    reply: success(portfolioCase),
    errors: [e['case-not-found']],
  },
  'GET /api/v1/portfolio': {
    summary: 'Your cases, including drafts',
    tag: 'portfolio',
    access: 'professional',
    reply: success(z.array(ownCaseCard)),
    errors: [],
  },
  'POST /api/v1/portfolio': {
    summary: 'Creates a draft of a case; its address is derived from the title',
    tag: 'portfolio',
    access: 'professional',
    body: z.object({ title: caseTitle }),
    reply: success(ownCase),
    errors: [e['too-many-cases']],
  },
  'GET /api/v1/portfolio/{slug}': {
    summary: 'Your case for editing',
    tag: 'portfolio',
    access: 'professional',
    params,
    reply: success(ownCase),
    errors: [e['case-not-found']],
  },
  'PUT /api/v1/portfolio/{slug}': {
    summary: 'Saves a case; rejects changes to an outdated version',
    tag: 'portfolio',
    access: 'professional',
    params,
    body: caseChange,
    reply: success(ownCase),
    errors: [
      e['case-not-found'],
      e['case-changed'],
      e['case-address-taken'],
      e['case-empty'],
      e['too-many-pictures'],
      pictureErrors['picture-not-found'],
      pictureErrors['picture-not-for-this'],
    ],
  },
  'DELETE /api/v1/portfolio/{slug}': {
    summary: 'Deletes a case for good',
    tag: 'portfolio',
    access: 'professional',
    params,
    reply: success(z.object({})),
    errors: [e['case-not-found']],
  },
  'PUT /api/v1/portfolio/{slug}/publication': {
    summary: 'Publishes a case for everyone to read',
    tag: 'portfolio',
    access: 'professional',
    confirmed: true,
    params,
    reply: success(ownCase),
    errors: [e['case-not-found'], e['case-empty']],
  },
  'DELETE /api/v1/portfolio/{slug}/publication': {
    summary: 'Turns a case back into a draft',
    tag: 'portfolio',
    access: 'professional',
    params,
    reply: success(ownCase),
    errors: [e['case-not-found']],
  },
  'PUT /api/v1/portfolio-order': {
    summary: 'Reorders your cases: send all of them, each once',
    tag: 'portfolio',
    access: 'professional',
    body: z.object({ cases: z.array(z.uuid()).max(MOST_CASES, `At most ${MOST_CASES}.`) }),
    reply: success(z.array(ownCaseCard)),
    errors: [e['case-order-changed']],
  },
})
