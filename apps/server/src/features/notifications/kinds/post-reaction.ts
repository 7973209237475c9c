import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to any other post, to a poll or an event. */
export const postReaction = addedReaction(['post', 'poll', 'event'])
