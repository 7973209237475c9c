import { addedReaction } from '../added-reaction.ts'

/** Somebody reacts to a headline. */
export const headlineReaction = addedReaction(['headline'])
