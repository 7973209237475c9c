import { reactionNotice } from './reaction-notice.ts'

/** Someone reacted to the member's comment or reply. */
export const commentReaction = reactionNotice(['comment'])
