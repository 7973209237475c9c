import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacts to the member's question or answer in Real talk. */
export const questionReaction = reactionNotice(['question', 'answer'])
