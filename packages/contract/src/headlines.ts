import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors } from './errors.ts'
import { headlineAuthor, headlineCard } from './headline-cards.ts'
import { articleChange, linkChange, MOST_HEADLINE_PICTURES, newArticle, newLink } from './headline-fields.ts'
import { linkPreview } from './link-previews.ts'
import { page, pageNumber } from './pagination.ts'
import { picture, pictureErrors } from './pictures.ts'
import { storyErrors } from './stories.ts'

const slug = z.string().trim().toLowerCase().max(120)
const params = z.object({ slug })

/** A headline in full: an article that is read here, or a link to a page elsewhere. */
const headline = headlineCard.extend({
  /** HTML, sanitised to an allow-list when it was saved; empty for a link. */
  body: z.string(),
  /** The page that it leads to, by what it says of itself; null for an article. */
  link: linkPreview.nullable(),
  updatedAt: z.iso.datetime(),
  /** Others of the same author, the newest first. */
  more: z.array(headlineCard),
  /** Kept out of search engines, by its author's wish or because others do not see it. */
  noindex: z.boolean(),
})
export type Headline = z.output<typeof headline>

/** A headline as it is edited. */
const ownHeadline = z.object({
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: picture.nullable(),
  body: z.string(),
  link: linkPreview.nullable(),
  minutes: z.int().nullable(),
  author: headlineAuthor,
  /** Null for a draft, which its author alone sees. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type OwnHeadline = z.output<typeof ownHeadline>

const draft = z.object({ _id: z.string(), slug: z.string(), title: z.string(), updatedAt: z.iso.datetime() })
export type HeadlineDraft = z.output<typeof draft>

/** What one has at most. */
export const MOST_DRAFTS = 50
/** What one publishes at most within a day. */
export const MOST_A_DAY = 20

export const headlineErrors = defineErrors({
  'headline-not-found': { status: 404, message: 'There is no such headline. Its address may have changed.' },
  'headlines-page-not-found': { status: 404, message: 'The list of headlines ends before this page.' },
  'headline-changed': {
    status: 409,
    message: 'This headline was changed elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
  'headline-address-taken': { status: 409, message: 'Another headline has this address. Choose another one.' },
  'headline-empty': { status: 409, message: 'Write something before you publish it.' },
  'too-many-drafts': {
    status: 409,
    message: `You have ${MOST_DRAFTS} drafts, the most there can be. Publish or delete one first.`,
  },
  'too-many-headlines': {
    status: 429,
    message: `You published ${MOST_A_DAY} headlines today, the most there can be. Nothing is lost; go on tomorrow.`,
  },
  'headline-pictures': {
    status: 409,
    message: `A headline has at most ${MOST_HEADLINE_PICTURES} pictures in its text. Take some out.`,
  },
})
const e = headlineErrors
const saving = [
  e['headline-pictures'],
  pictureErrors['picture-not-found'],
  pictureErrors['picture-not-for-this'],
] as const
const changing = [
  e['headline-not-found'],
  e['headline-changed'],
  e['headline-address-taken'],
  gateErrors.forbidden,
] as const

export const headlinesEndpoints = defineEndpoints({
  'GET /api/v1/headlines': {
    summary: 'A page of the headlines, the newest first; of one author where one is named',
    tag: 'headlines',
    access: 'guest',
    query: z.object({ page: pageNumber.default(1), author: slug.optional() }),
    reply: success(page(headlineCard).extend({ author: headlineAuthor.nullable() })),
    errors: [e['headlines-page-not-found'], storyErrors['story-not-found']],
  },
  'GET /api/v1/headlines/{slug}': {
    summary: 'A headline at its address, or at a former one; a draft is seen by its author alone',
    tag: 'headlines',
    access: 'guest',
    params,
    reply: success(headline),
    errors: [e['headline-not-found']],
  },
  'GET /api/v1/headline-drafts': {
    summary: 'One’s own drafts, the last changed first',
    tag: 'headlines',
    access: 'professional',
    reply: success(z.array(draft)),
    errors: [],
  },
  'POST /api/v1/headlines': {
    summary: 'Begins an article as a draft; sent again it gives the same one',
    tag: 'headlines',
    access: 'creator',
    body: newArticle,
    reply: success(ownHeadline),
    errors: [e['headline-not-found'], e['too-many-drafts'], ...saving],
  },
  'POST /api/v1/headline-links': {
    summary: 'Publishes a link to a page elsewhere; sent again it gives the same one',
    tag: 'headlines',
    access: 'creator',
    confirmed: true,
    body: newLink,
    reply: success(ownHeadline),
    errors: [e['headline-not-found'], e['too-many-headlines'], ...saving],
  },
  'GET /api/v1/headlines/{slug}/own': {
    summary: 'A headline to edit',
    tag: 'headlines',
    access: 'owner',
    params,
    reply: success(ownHeadline),
    errors: [e['headline-not-found'], gateErrors.forbidden],
  },
  'PUT /api/v1/headlines/{slug}': {
    summary: 'Saves an article; a change to an older version is refused and changes nothing',
    tag: 'headlines',
    access: 'owner',
    params,
    body: articleChange,
    reply: success(ownHeadline),
    errors: [...changing, e['headline-empty'], ...saving],
  },
  'PUT /api/v1/headline-links/{slug}': {
    summary: 'Saves what is said about a link; a change to an older version is refused and changes nothing',
    tag: 'headlines',
    access: 'owner',
    params,
    body: linkChange,
    reply: success(ownHeadline),
    errors: [...changing],
  },
  'PUT /api/v1/headlines/{slug}/publication': {
    summary: 'Publishes a draft; its address is made of its title',
    tag: 'headlines',
    access: 'creator',
    confirmed: true,
    params,
    reply: success(ownHeadline),
    errors: [e['headline-not-found'], e['headline-empty'], e['too-many-headlines'], gateErrors.forbidden],
  },
  'DELETE /api/v1/headlines/{slug}': {
    summary: 'Deletes a headline for good',
    tag: 'headlines',
    access: 'owner',
    params,
    reply: success(z.object({})),
    errors: [e['headline-not-found'], gateErrors.forbidden],
  },
})
