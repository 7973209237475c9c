import { t } from '@rise/texts'
import { z } from 'zod'
import { contentErrors } from '../content/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { discussionErrors as e } from './errors.ts'
import { commentForm } from './fields.ts'
import { discussionGates } from './policy.ts'
import { comment, discussion, memberReaction, reactions, reply, titles } from './shapes.ts'

const reactionTitle = z.enum(titles, { error: () => t('Choose one of the six reactions.') })

const refusals = [gateErrors.forbidden, gateErrors['upgrade-required']]

/** The common part of the endpoints for a subject, which `id` identifies. */
const subject = {
  tag: 'discussion',
  params: z.object({ id: z.uuid() }),
  reply: success(reactions),
  errors: [...refusals, e['subject-not-found']],
} as const

/** The common part of the endpoints that edit and delete your own comment, which `id` identifies. */
const ownComment = {
  ...subject,
  reply: success(comment),
  errors: [gateErrors.forbidden, e['comment-not-found']],
} as const

const pictureRefusals = [pictureErrors['picture-not-found'], pictureErrors['picture-not-for-this']]

export const discussionEndpoints = defineEndpoints({
  'GET /api/v1/reactions/{id}': {
    viewer: true,
    ...subject,
    ...discussionGates.listReactions,
    summary: 'Who reacted to something a member wrote, newest first; of one reaction, if it is named',
    query: z.object({ reaction: reactionTitle.optional(), before: cursor.optional() }),
    reply: success(cursorPage(memberReaction)),
  },
  'PUT /api/v1/reactions/{id}': {
    ...subject,
    ...discussionGates.react,
    summary: 'Adds or changes your reaction to something a member wrote; returns the new counts',
    body: z.object({ reaction: reactionTitle }),
    errors: [...subject.errors, e['reaction-not-offered']],
  },
  'DELETE /api/v1/reactions/{id}': { ...subject, ...discussionGates.react, summary: 'Removes your reaction' },
  'GET /api/v1/discussions/{id}/comments': {
    summary: 'The comments on something a member wrote, each with its first replies',
    tag: 'discussion',
    ...discussionGates.readComments,
    viewer: true,
    params: subject.params,
    query: z.object({ order: z.enum(['newest', 'oldest']).default('newest'), before: cursor.optional() }),
    reply: success(discussion),
    errors: [gateErrors['sign-in-required'], ...refusals, e['subject-not-found']],
  },
  'POST /api/v1/discussions/{id}/comments': {
    ...subject,
    ...discussionGates.createComment,
    summary: 'Comments on it, or replies to a comment; returns the comment',
    limits: [perHour('comments', 120, { by: 'actor' })],
    body: commentForm.extend({ replyTo: z.uuid().optional() }),
    reply: success(reply),
    errors: [
      ...subject.errors,
      ...pictureRefusals,
      e['comment-not-found'],
      e['comment-deleted'],
      e['discussion-closed'],
      e['slow-mode'],
      contentErrors['words-refused'],
      contentErrors.slowed,
    ],
  },
  'PATCH /api/v1/discussions/{id}': {
    ...subject,
    ...discussionGates.moderate,
    summary: 'Pins one of the comments on something you wrote, or none, and closes or reopens the discussion',
    body: z.object({ pinnedId: z.uuid().nullable().optional(), closed: z.boolean().optional() }),
    reply: success(emptyResult),
    errors: [gateErrors.forbidden, e['subject-not-found'], e['comment-not-found']],
  },
  'GET /api/v1/comments/{id}': {
    summary: 'One comment with its first replies, and what it was said to; of a reply, the comment above it',
    tag: 'discussion',
    ...discussionGates.readComments,
    viewer: true,
    params: subject.params,
    reply: success(z.object({ subjectId: z.string(), comment, reply: reply.nullable() })),
    errors: [gateErrors['sign-in-required'], ...refusals, e['comment-not-found']],
  },
  'GET /api/v1/comments/{id}/replies': {
    summary: 'The replies to a comment, oldest first',
    tag: 'discussion',
    ...discussionGates.readComments,
    viewer: true,
    params: subject.params,
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(reply)),
    errors: [gateErrors['sign-in-required'], ...refusals, e['comment-not-found']],
  },
  'PUT /api/v1/comments/{id}': {
    ...ownComment,
    ...discussionGates.editComment,
    summary: 'Edits your comment, which is marked as edited',
    body: commentForm,
    reply: success(reply),
    errors: [...ownComment.errors, ...pictureRefusals, contentErrors['words-refused']],
  },
  'DELETE /api/v1/comments/{id}': {
    ...ownComment,
    ...discussionGates.deleteComment,
    summary: 'Deletes your comment; one with replies keeps its place without its text',
    reply: success(emptyResult),
  },
})
