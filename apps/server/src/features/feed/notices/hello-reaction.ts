import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacts to a post that introduces its author. */
export const helloReaction = reactionNotice(['hello'])
