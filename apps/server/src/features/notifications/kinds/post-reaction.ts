import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to any other post. */
export const postReaction = addedReaction(['post'])
