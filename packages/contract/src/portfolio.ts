import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors } from './errors.ts'
import { linkPreview } from './link-previews.ts'
import { picture, pictureErrors } from './pictures.ts'
import { caseChange, caseTitle } from './portfolio-fields.ts'
import { storyErrors } from './stories.ts'

const slug = z.string().trim().toLowerCase().max(120)
const params = z.object({ slug })

/** A case in a list. */
const caseCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  role: z.string(),
  cover: picture.nullable(),
})
export type CaseCard = z.output<typeof caseCard>

/** A case in a list of one's own. */
const ownCaseCard = caseCard.extend({ published: z.boolean(), updatedAt: z.iso.datetime() })
export type OwnCaseCard = z.output<typeof ownCaseCard>

const caseFacts = caseCard.extend({
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  url: z.string().nullable(),
  skills: z.array(z.string()),
  /** HTML, sanitised to an allow-list when it was saved. */
  body: z.string(),
  links: z.array(linkPreview),
})

/** A case of a professional's portfolio, as others read it. */
const portfolioCase = caseFacts.extend({
  /** The first words of its text. */
  excerpt: z.string(),
  author: z.object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    headline: z.string().nullable(),
    photo: picture.nullable(),
  }),
  /** The one to read after it; null when it is the only one. */
  next: caseCard.nullable(),
  /** Null for a draft, which its owner alone sees. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Kept out of search engines: by its owner's wish, or because others do not see it. */
  noindex: z.boolean(),
})
export type PortfolioCase = z.output<typeof portfolioCase>

/** A case as its owner edits it. */
const ownCase = caseFacts.extend({ version: z.int(), published: z.boolean(), updatedAt: z.iso.datetime() })
export type OwnCase = z.output<typeof ownCase>

/** What one has at most, drafts counted. */
export const MOST_CASES = 50

export const portfolioErrors = defineErrors({
  'case-not-found': { status: 404, message: 'There is no such case. Its address may have changed.' },
  'case-changed': {
    status: 409,
    message: 'This case was changed elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
  'case-address-taken': { status: 409, message: 'Another case has this address. Choose another one.' },
  'case-empty': { status: 409, message: 'Write something before you publish the case.' },
  'too-many-cases': { status: 409, message: `You have ${MOST_CASES} cases, the most there can be. Delete one first.` },
  'case-order-changed': { status: 409, message: 'Your cases were changed elsewhere meanwhile. Load them again.' },
  'too-many-pictures': { status: 409, message: 'A case has at most 12 pictures in its text. Take some out.' },
})
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
