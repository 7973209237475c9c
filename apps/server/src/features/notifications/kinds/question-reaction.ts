import { addedReaction } from '../added-reaction.ts'

/** Someone reacts to a question of real talk, or to an answer. */
export const questionReaction = addedReaction(['question', 'answer'])
