import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacted to the member's other posts, polls or events. */
export const postReaction = reactionNotice(['post', 'poll', 'event'])
