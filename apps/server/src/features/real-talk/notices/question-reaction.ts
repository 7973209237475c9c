import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacts to a question of real talk, or to an answer. */
export const questionReaction = reactionNotice(['question', 'answer'])
