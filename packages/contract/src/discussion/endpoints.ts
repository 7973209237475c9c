import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { defineErrors, gateErrors } from '../errors.ts'
import { reactions, titles } from './shapes.ts'

const reactionTitle = z.enum(titles, 'Choose one of the six reactions.')

export const discussionErrors = defineErrors({
  'subject-not-found': { status: 404, message: 'What you wanted to react to is not here any more.' },
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
    summary: 'Reacts to something that a member wrote, or changes that; gives how all reacted then',
    body: z.object({ reaction: reactionTitle }),
  },
  'DELETE /api/v1/reactions/{id}': { ...subject, summary: 'Takes one’s own reaction back' },
})
