import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { mentionErrors } from '../mentions/errors.ts'
import { cursor, stretch } from '../pagination.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { pollsErrors } from '../polls/errors.ts'
import { feedErrors } from './errors.ts'
import { newPost, postChange } from './fields.ts'
import { feedTabs } from './kinds.ts'
import { LONGEST_TAG } from './limits.ts'
import { post, postCard } from './shapes.ts'

const e = feedErrors
const params = z.object({ id: z.uuid() })
const saving = [
  e['post-not-found'],
  e['post-empty'],
  e['post-too-long'],
  e['post-pictures'],
  mentionErrors['too-many-mentions'],
  gateErrors.forbidden,
  pictureErrors['picture-not-found'],
  pictureErrors['picture-not-for-this'],
] as const

export const feedEndpoints = defineEndpoints({
  'GET /api/v1/posts': {
    summary: 'Posts of the feed, newest first: all, those of members you follow, or those with a hashtag',
    tag: 'feed',
    access: 'auth',
    query: z.object({
      tab: z.enum(feedTabs).default('newest'),
      tag: z.string().trim().toLowerCase().max(LONGEST_TAG).optional(),
      before: cursor.optional(),
    }),
    reply: success(stretch(postCard)),
    errors: [],
  },
  'POST /api/v1/posts': {
    summary: 'Publishes a post; a repeated call returns the same one',
    tag: 'feed',
    access: 'auth',
    confirmed: true,
    body: newPost,
    reply: success(post),
    errors: [...saving, pollsErrors['poll-closing-time'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/posts/{id}': {
    summary: 'A post; guests see those written for everyone',
    tag: 'feed',
    access: 'guest',
    params,
    reply: success(post),
    errors: [e['post-not-found'], gateErrors['sign-in-required'], gateErrors['upgrade-required'], gateErrors.forbidden],
  },
  'PUT /api/v1/posts/{id}': {
    summary: 'Updates a post; rejects changes to an outdated version',
    tag: 'feed',
    access: 'owner',
    confirmed: true,
    params,
    body: postChange,
    reply: success(post),
    errors: [...saving, e['post-changed']],
  },
  'DELETE /api/v1/posts/{id}': {
    summary: 'Deletes a post for good; for its author and content admins',
    tag: 'feed',
    access: 'owner',
    params,
    reply: success(emptyResult),
    errors: [e['post-not-found'], gateErrors.forbidden],
  },
})
