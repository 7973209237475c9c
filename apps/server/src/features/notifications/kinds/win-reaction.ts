import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to a post that celebrates something. */
export const winReaction = addedReaction(['win'])
