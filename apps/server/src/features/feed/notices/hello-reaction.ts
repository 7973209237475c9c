import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacted to the member's introduction. */
export const helloReaction = reactionNotice(['hello'])
