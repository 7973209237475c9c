import { addedReaction } from '../added-reaction.ts'

/** Somebody reacts to a question of real talk, or to an answer. */
export const questionReaction = addedReaction(['question', 'answer'])
