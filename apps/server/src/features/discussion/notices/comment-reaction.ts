import { reactionNotice } from './reaction-notice.ts'

/** Someone reacts to a comment or a reply. */
export const commentReaction = reactionNotice(['comment'])
