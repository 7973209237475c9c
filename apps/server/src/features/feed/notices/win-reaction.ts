import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacts to a post that celebrates something. */
export const winReaction = reactionNotice(['win'])
