import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacted to the member's poll, event, or post of the kind `post`. */
export const postReaction = reactionNotice(['post', 'poll', 'event'])
