import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to any other post, or to a poll. */
export const postReaction = addedReaction(['post', 'poll'])
