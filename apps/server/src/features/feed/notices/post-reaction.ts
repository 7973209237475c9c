import { reactionNotice } from '../../discussion/index.ts'

/** Someone reacts to any other post, to a poll or an event. */
export const postReaction = reactionNotice(['post', 'poll', 'event'])
