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
    summary: 'The published cases of a professional, in the order that they chose',
    tag: 'portfolio',
    access: 'guest',
    params,
    reply: success(z.array(caseCard)),
    errors: [storyErrors['story-not-found']],
  },
  'GET /api/v1/portfolio-cases/{slug}': {
    summary: 'A case at its address, or at a former one; a draft is seen by its owner alone',
    tag: 'portfolio',
    access: 'guest',
    params,
    reply: success(portfolioCase),
    errors: [e['case-not-found']],
  },
  'GET /api/v1/portfolio': {
    summary: 'One’s own cases with the drafts',
    tag: 'portfolio',
    access: 'professional',
    reply: success(z.array(ownCaseCard)),
    errors: [],
  },
  'POST /api/v1/portfolio': {
    summary: 'Begins a case as a draft; its address is made of the title',
    tag: 'portfolio',
    access: 'professional',
    body: z.object({ title: caseTitle }),
    reply: success(ownCase),
    errors: [e['too-many-cases']],
  },
  'GET /api/v1/portfolio/{slug}': {
    summary: 'A case of one’s own to edit',
    tag: 'portfolio',
    access: 'professional',
    params,
    reply: success(ownCase),
    errors: [e['case-not-found']],
  },
  'PUT /api/v1/portfolio/{slug}': {
    summary: 'Saves a case; a change to an older version is refused and changes nothing',
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
    summary: 'Publishes a case; it can be read by everybody from then on',
    tag: 'portfolio',
    access: 'professional',
    confirmed: true,
    params,
    reply: success(ownCase),
    errors: [e['case-not-found'], e['case-empty']],
  },
  'DELETE /api/v1/portfolio/{slug}/publication': {
    summary: 'Makes a case a draft again',
    tag: 'portfolio',
    access: 'professional',
    params,
    reply: success(ownCase),
    errors: [e['case-not-found']],
  },
  'PUT /api/v1/portfolio-order': {
    summary: 'Puts one’s own cases in order: all of them, each once',
    tag: 'portfolio',
    access: 'professional',
    body: z.object({ cases: z.array(z.uuid()).max(MOST_CASES, `At most ${MOST_CASES}.`) }),
    reply: success(z.array(ownCaseCard)),
    errors: [e['case-order-changed']],
  },
})
