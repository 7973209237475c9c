import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { defineErrors, gateErrors } from '../errors.ts'
import { reactions, titles } from './shapes.ts'

const reactionTitle = z.enum(titles, 'Choose one of the six reactions.')

export const discussionErrors = defineErrors({
  'subject-not-found': { status: 404, message: 'What you reacted to is no longer here.' },
})
const e = discussionErrors

/** By the `_id` of whatever can be reacted to. */
const subject = {
  tag: 'discussion',
  access: 'auth',
  confirmed: true,
  params: z.object({ id: z.uuid() }),
  reply: success(reactions),
  errors: [gateErrors.forbidden, gateErrors['upgrade-required'], e['subject-not-found']],
} as const

export const discussionEndpoints = defineEndpoints({
  'PUT /api/v1/reactions/{id}': {
    ...subject,
    summary: 'Adds or changes your reaction to something a member wrote; returns the new counts',
    body: z.object({ reaction: reactionTitle }),
  },
  'DELETE /api/v1/reactions/{id}': { ...subject, summary: 'Removes your reaction' },
})
