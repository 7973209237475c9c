import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to a post that introduces its author. */
export const helloReaction = addedReaction(['hello'])
