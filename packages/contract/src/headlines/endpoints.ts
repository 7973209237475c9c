import { z } from 'zod'
import { contentErrors } from '../content/errors.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { page, pageNumber } from '../pagination.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { storyErrors } from '../professionals/story/errors.ts'
import { headlineErrors } from './errors.ts'
import { articleChange, linkChange, newArticle, newLink } from './fields.ts'
import { headlineGates } from './policy.ts'
import { draft, headline, headlineAuthor, headlineCard, ownHeadline } from './shapes.ts'

const slug = z.string().trim().toLowerCase().max(120)
const params = z.object({ slug })

const e = headlineErrors
const saving = [
  e['headline-pictures'],
  contentErrors['words-refused'],
  pictureErrors['picture-not-found'],
  pictureErrors['picture-not-for-this'],
] as const
const changeErrors = [
  e['headline-not-found'],
  e['headline-changed'],
  e['headline-address-taken'],
  gateErrors.forbidden,
] as const

export const headlinesEndpoints = defineEndpoints({
  'GET /api/v1/headlines': {
    summary: 'Headlines, newest first; optionally those of one author',
    tag: 'headlines',
    ...headlineGates.list,
    viewer: true,
    query: z.object({ page: pageNumber.default(1), author: slug.optional() }),
    reply: success(page(headlineCard).extend({ author: headlineAuthor.nullable() })),
    errors: [e['headlines-page-not-found'], storyErrors['story-not-found']],
  },
  'GET /api/v1/headlines/{slug}': {
    summary: 'A headline at its current or a former address; only its author sees a draft',
    tag: 'headlines',
    ...headlineGates.read,
    viewer: true,
    params,
    reply: success(headline),
    errors: [e['headline-not-found']],
  },
  'GET /api/v1/headline-drafts': {
    summary: 'Your drafts, most recently edited first',
    tag: 'headlines',
    ...headlineGates.listDrafts,
    reply: success(z.array(draft)),
    errors: [],
  },
  'POST /api/v1/headlines': {
    summary: 'Creates a draft of an article; a repeated call returns the same one',
    tag: 'headlines',
    ...headlineGates.create,
    body: newArticle,
    reply: success(ownHeadline),
    errors: [e['headline-not-found'], e['too-many-drafts'], ...saving],
  },
  'POST /api/v1/headline-links': {
    summary: 'Publishes a link to another site; a repeated call returns the same one',
    tag: 'headlines',
    ...headlineGates.createLink,
    body: newLink,
    reply: success(ownHeadline),
    errors: [e['headline-not-found'], e['too-many-headlines'], contentErrors.slowed, ...saving],
  },
  'GET /api/v1/headlines/{slug}/own': {
    summary: 'A headline for editing',
    tag: 'headlines',
    ...headlineGates.edit,
    params,
    reply: success(ownHeadline),
    errors: [e['headline-not-found'], gateErrors.forbidden],
  },
  'PUT /api/v1/headlines/{slug}': {
    summary: 'Saves an article; rejects changes to an outdated version',
    tag: 'headlines',
    ...headlineGates.edit,
    params,
    body: articleChange,
    reply: success(ownHeadline),
    errors: [...changeErrors, e['headline-empty'], ...saving],
  },
  'PUT /api/v1/headline-links/{slug}': {
    summary: 'Saves the text about a link; rejects changes to an outdated version',
    tag: 'headlines',
    ...headlineGates.edit,
    params,
    body: linkChange,
    reply: success(ownHeadline),
    errors: [...changeErrors, contentErrors['words-refused']],
  },
  'PUT /api/v1/headlines/{slug}/publication': {
    summary: 'Publishes a draft; its address is derived from its title',
    tag: 'headlines',
    ...headlineGates.publish,
    params,
    reply: success(ownHeadline),
    errors: [
      e['headline-not-found'],
      e['headline-empty'],
      e['too-many-headlines'],
      gateErrors.forbidden,
      contentErrors['words-refused'],
      contentErrors.slowed,
    ],
  },
  'DELETE /api/v1/headlines/{slug}': {
    summary: 'Deletes a headline for good',
    tag: 'headlines',
    ...headlineGates.delete,
    params,
    reply: success(z.object({})),
    errors: [e['headline-not-found'], gateErrors.forbidden],
  },
})
