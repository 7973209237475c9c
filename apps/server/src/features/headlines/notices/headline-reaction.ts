import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacted to the member's headline. */
export const headlineReaction = reactionNotice(['headline'])
