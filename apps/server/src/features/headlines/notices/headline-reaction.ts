import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacts to a headline. */
export const headlineReaction = reactionNotice(['headline'])
