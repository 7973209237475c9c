import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacted to the member's win. */
export const winReaction = reactionNotice(['win'])
