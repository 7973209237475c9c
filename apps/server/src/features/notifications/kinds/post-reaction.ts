import { addedReaction } from '../added-reaction.ts'

/** Somebody reacts to any other post. */
export const postReaction = addedReaction(['post'])
