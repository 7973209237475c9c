import { t } from '@rise/texts'
import { z } from 'zod'
import { contentErrors } from '../content/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { mentionErrors } from '../mentions/errors.ts'
import { cursor } from '../pagination.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { pollsErrors } from '../polls/errors.ts'
import { feedErrors } from './errors.ts'
import { newPost, postChange } from './fields.ts'
import { feedTabs } from './kinds.ts'
import { LONGEST_TAG, MOST_NEWER, UNDO_MINUTES } from './limits.ts'
import { postGates } from './policy.ts'
import { feedCursorPage, feedPicks, feedWelcome, post } from './shapes.ts'

const e = feedErrors
const params = z.object({ id: z.uuid() })
const saving = [
  e['post-not-found'],
  e['post-empty'],
  e['post-too-long'],
  e['post-pictures'],
  contentErrors['words-refused'],
  mentionErrors['too-many-mentions'],
  gateErrors.forbidden,
  pictureErrors['picture-not-found'],
  pictureErrors['picture-not-for-this'],
] as const

/**
 * The part of the feed. Without a tab: the viewer's default tab, or, with a hashtag, all posts that have the hashtag.
 */
const narrowingFields = {
  tab: z.enum(feedTabs).optional(),
  tag: z.string().trim().toLowerCase().max(LONGEST_TAG).optional(),
}

export const feedEndpoints = defineEndpoints({
  'GET /api/v1/posts': {
    summary: 'The feed: posts, and between them what members you follow did',
    tag: 'feed',
    ...postGates.list,
    query: z.object({
      ...narrowingFields,
      before: cursor.optional(),
      /** The time of the list's snapshot. Posts that were published later are left out. */
      at: z.iso.datetime().optional(),
      /** Posts published since this time come first, even if others rank higher. */
      since: z.iso.datetime().optional(),
    }),
    reply: success(feedCursorPage),
    errors: [],
  },
  'GET /api/v1/posts/newer': {
    summary: `Counts posts by others that are newer than the list, to at most ${MOST_NEWER + 1}`,
    tag: 'feed',
    ...postGates.list,
    query: z.object({ ...narrowingFields, since: z.iso.datetime() }),
    reply: success(z.object({ count: z.int() })),
    errors: [],
  },
  'POST /api/v1/posts': {
    summary: 'Publishes a post; a repeated call returns the same one',
    tag: 'feed',
    ...postGates.create,
    body: newPost,
    reply: success(post),
    errors: [...saving, contentErrors.slowed, pollsErrors['poll-closing-time'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/posts/{id}': {
    summary: 'A post; guests see those written for everyone',
    tag: 'feed',
    ...postGates.read,
    viewer: true,
    params,
    reply: success(post),
    errors: [e['post-not-found'], gateErrors['sign-in-required'], gateErrors['upgrade-required'], gateErrors.forbidden],
  },
  'PUT /api/v1/posts/{id}': {
    summary: 'Updates a post; rejects changes to an outdated version',
    tag: 'feed',
    ...postGates.edit,
    params,
    body: postChange,
    reply: success(post),
    errors: [...saving, e['post-changed']],
  },
  'DELETE /api/v1/posts/{id}': {
    summary: `Deletes a post, which can be restored for ${UNDO_MINUTES} minutes; for its author and content admins`,
    tag: 'feed',
    ...postGates.delete,
    params,
    reply: success(emptyResult),
    errors: [e['post-not-found'], gateErrors.forbidden],
  },
  'POST /api/v1/posts/{id}/restore': {
    summary: 'Restores a deleted post as it was; repeating it does nothing',
    tag: 'feed',
    ...postGates.restore,
    params,
    reply: success(emptyResult),
    errors: [e['post-not-found'], e['post-not-restored'], gateErrors.forbidden],
  },
  'PUT /api/v1/posts/{id}/saved': {
    summary: 'Saves a post to your own list; repeating it does nothing',
    tag: 'feed',
    ...postGates.save,
    params,
    reply: success(emptyResult),
    errors: [e['post-not-found'], gateErrors.forbidden],
  },
  'DELETE /api/v1/posts/{id}/saved': {
    summary: 'Removes a post from your saved posts',
    tag: 'feed',
    ...postGates.save,
    params,
    reply: success(emptyResult),
    errors: [gateErrors.forbidden],
  },
  'GET /api/v1/feed/picks': {
    summary:
      'What the feed shows besides posts: jobs, questions, events, and what followed members did since yesterday',
    tag: 'feed',
    ...postGates.list,
    reply: success(feedPicks),
    errors: [],
  },
  'PUT /api/v1/feed/for-you': {
    summary: 'Turns For you on or off, for good',
    tag: 'feed',
    ...postGates.chooseFeed,
    body: z.object({ on: z.boolean({ error: () => t('Choose on or off.') }) }),
    reply: success(emptyResult),
    errors: [gateErrors.forbidden],
  },
  'GET /api/v1/feed/welcome': {
    summary: 'What a new member does first, and a hello to begin with',
    tag: 'feed',
    ...postGates.readWelcome,
    reply: success(feedWelcome),
    errors: [],
  },
  'DELETE /api/v1/feed/welcome': {
    summary: 'Hides the first steps for good',
    tag: 'feed',
    ...postGates.hideWelcome,
    reply: success(emptyResult),
    errors: [gateErrors.forbidden],
  },
})
