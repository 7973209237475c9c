import { addedReaction } from '../added-reaction.ts'

/** Somebody reacts to a post that celebrates something. */
export const winReaction = addedReaction(['win'])
