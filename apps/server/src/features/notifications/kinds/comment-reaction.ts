import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to a comment or a reply. */
export const commentReaction = addedReaction(['comment'])
