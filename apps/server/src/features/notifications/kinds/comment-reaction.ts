import { addedReaction } from '../added-reaction.ts'

/** Somebody reacts to a comment or a reply. */
export const commentReaction = addedReaction(['comment'])
