import { z } from 'zod'
import { reactions as catalog, type ReactionTitle } from './discussion-reactions.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors } from './errors.ts'

const titles = catalog.map(({ title }) => title) as [ReactionTitle, ...ReactionTitle[]]
const reactionTitle = z.enum(titles, 'Choose one of the six reactions.')

/** How members reacted to a subject, as the asking one sees it; stands beside whatever can be reacted to. */
export const reactions = z.object({
  /** How many chose each; one that nobody chose is left out. */
  counts: z.partialRecord(z.enum(titles), z.int()),
  /** The acting member's own; null for guests, too. */
  own: z.enum(titles).nullable(),
})
export type Reactions = z.output<typeof reactions>

export const discussionErrors = defineErrors({
  'subject-not-found': { status: 404, message: 'What you wanted to react to is not here any more.' },
})
const e = discussionErrors

/** By the `_id` of a question, an answer or a headline. */
const subject = {
  tag: 'discussion',
  access: 'auth',
  confirmed: true,
  params: z.object({ id: z.uuid() }),
  reply: success(reactions),
  errors: [gateErrors.forbidden, e['subject-not-found']],
} as const

export const discussionEndpoints = defineEndpoints({
  'PUT /api/v1/reactions/{id}': {
    ...subject,
    summary: 'Reacts to a question, an answer or a headline, or changes that; gives how all reacted then',
    body: z.object({ reaction: reactionTitle }),
  },
  'DELETE /api/v1/reactions/{id}': { ...subject, summary: 'Takes one’s own reaction back' },
})
