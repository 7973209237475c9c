import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to a headline. */
export const headlineReaction = addedReaction(['headline'])
